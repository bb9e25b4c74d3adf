# How Ragnarocks is played: a paragraph a section, 30 to 70 words, two minutes in all.

howto-goal = Two sides, ivory and red, share one island. With runestones you fence off land, until only your own Vikings stand in it: then that land is yours. When nobody can go on, every hex of it is a point, and the side with more points wins.
    .heading = Whose land is it?
    .picture = The end of a match: walls of stones divide the whole island into land painted ivory and land painted red.
howto-table = Each side has three Vikings on its own shore: ivory in the south, red in the north. The island between them is empty. Stones have no colour; they belong to nobody, whoever has set them. At first all the land is contested, and all Vikings roam.
    .heading = The island
    .picture = The beginning: three ivory Vikings on the southern shore, three red ones on the northern shore, and no stone yet.
howto-turn = Every turn has the same three parts. Pick one of your roaming Vikings. Move it in a straight line, as far as you like (1). Then a stone rises under it and slides off, in any direction and as far as you like (2). There it stays for good.
    .heading = Pick, move, stone
    .picture = A first turn: the Viking went from the shore inland, and its stone slid on from there.
howto-lines = Six straight lines lead away from every hex. Vikings and stones go along them alike, at least one hex, and neither of them enters or passes a stone or a Viking, friend or foe. So a stone is a wall, a Viking is a gate, and the shore ends every line.
    .heading = What is in the way
    .picture = A Viking’s six lines: one is as short as a hex, since a stone stands in it, another reaches the far shore.
howto-land = Stones and the shore enclose land; Vikings do not. Land that is cut off with Vikings of one colour only is settled at once (1 is the stone that closed it). It belongs to that side, and the Vikings in it have come home: they move no more. Land with no Viking is wild.
    .heading = Closing land
    .picture = In the south a stone has closed the wall: the land behind it is painted ivory and has ivory’s Viking in it.
howto-end = Each Viking that settles is one less to move with, so do not hurry home. Who cannot move is skipped while the other side goes on. When neither side can move any more, hexes are counted: those with your Vikings too, those with stones never. Equal points are a draw.
    .heading = The last turn
howto-powers = When you know the island, play with mythology. Ivory offers two of thirty-two cards, red takes one, and ivory plays the other. Each card bends one rule: it walks back after its stone, say, or sets two stones at once. Whatever it does not mention stays as it was.
    .heading = Gods and beasts
    .picture = A match with powers: a card lies in a corner on each side of the island.
howto-begin = The lessons take you from your first move to a whole match. Or sit down across from a bot right away: what you may point at is lit, everything else says why not, and until the other side has answered you can take back what you did.
    .heading = Your first match
