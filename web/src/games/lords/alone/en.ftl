# Alone against the Followers: setting out, and the campaign
alone = Alone against the Followers
alone-line = Your Hero against those whom Surtur has corrupted. The rules play them, and say why at every step.
alone-foes = Who follows Surtur?
alone-hero = Your Hero
alone-hero-table = Two are drawn
    .help = The table draws two Heroes and two Origins, and you take one of each.
alone-hero-named = You play { $hero }, and take any Origin at the table.
about-follower-ragnar = A raider who marches before he prays.
about-follower-lagertha = She comes for you first, and keeps what you held.
about-follower-aslaug = A seer who sows Temples and bides her time.
about-follower-snorri = He builds, bargains, and lets others bleed.
about-follower-beowulf = A hunter who would rather find you than his prey.
about-follower-hervor = Out of the barrow, with a beast at her heel.
advantage-none = Begins without an advantage.
advantage-veteran-host = One of the first Armies has value { $value }.
advantage-seer-bond = Begins with an Alliance, or else with { $runes ->
    [one] a Rune
   *[other] { $runes } Runes
}.
advantage-carved-staves = Begins with { $runes ->
    [one] a Rune
   *[other] { $runes } Runes
}.
advantage-blooded-axe = Draws { $combat_cards ->
    [one] a Combat card
   *[other] { $combat_cards } Combat cards
} more.
advantage-barrow-gift = Controls the nearest Monster from the start.
alone-refusal-LS-2-31 = This Hero follows Surtur in your match.
