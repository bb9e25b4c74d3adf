"""The commands by name. Their modules are imported when they are called or asked for help."""

from importlib.metadata import version

from cyclopts import App

COMMANDS = (
    (
        "serve",
        "serve:serve",
        "Open the hall in the browser.\n\nIt prints its address and runs until Ctrl-C.",
        "meadhall serve --port 8000 --data ./data",
    ),
    (
        "play",
        "play:play",
        "Play in the terminal.\n\nAgainst bots, with friends at one keyboard, or alone against Followers of Surtur.",
        "meadhall play ragnarocks --bots greedy\nExample: meadhall play lords --option followers=1",
    ),
    (
        "sim",
        "sim:sim",
        "Let bots play many matches and count who wins.\n\n"
        "A bot of your own is named by its place, package.module:Class, in the present folder or installed. If it "
        "raises, hangs or points at what is not offered, the simulation ends with a sentence and exit status 1.",
        "meadhall sim ragnarocks --bots random,greedy --games 200 --seed 7\n"
        "Example: meadhall sim ragnarocks --bots mybots.wolf:Wolf,karl --games 20\n"
        "Example: meadhall sim lords --solo --bots heuristic --games 20 --challenge blood_tribute",
    ),
    (
        "replay",
        "records:replay",
        "Tell a recorded match move by move.\n\nWith --step one leafs through it, on and back; what automata did is "
        "told with their reasons.",
        "meadhall replay saga.meadhall.json --step",
    ),
    (
        "verify",
        "records:verify",
        "Play records again and check every step.",
        "meadhall verify *.meadhall.json",
    ),
    (
        "export",
        "matches:export",
        "Write a match of the hall into a record file.",
        "meadhall export 3kf9x2 --data ./data --to saga.meadhall.json",
    ),
    (
        "import",
        "matches:import_",
        "Add a record file to the hall's replays.",
        "meadhall import saga.meadhall.json --data ./data",
    ),
    (
        "backup",
        "backup:backup",
        "Write everything the hall keeps into one file, also while it is open.",
        "meadhall backup hall.backup --data ./data",
    ),
    (
        "restore",
        "backup:restore",
        "Put a backup in the place of what the hall keeps.\n\nThe hall must be closed; what was there is kept aside.",
        "meadhall restore hall.backup --data ./data",
    ),
    (
        "content",
        "overlays:content",
        "Check a file of printed values.\n\nThey take the place of house values where serve gets them by --overlay.",
        "meadhall content check printed.toml",
    ),
    (
        "clauses",
        "clauses:clauses",
        "Show which rules are proved by tests.\n\nReads the rules and the tests of a checkout; nothing is run.",
        "meadhall clauses ragnarocks --uncovered",
    ),
    (
        "lessons",
        "lessons:lessons",
        "Learn a title in the terminal.\n\n"
        "The name of a title lists its lessons; `play` teaches one at the table, and goes on where one stopped. "
        "`check` plays the lessons of all titles, or of one, against the rules. `lay` writes a board for a new lesson: "
        "the beginning of a record, or of a match that bots play.",
        "meadhall lessons play ragnarocks\nExample: meadhall lessons play lords battle --lang de\n"
        "Example: meadhall lessons ragnarocks\nExample: meadhall lessons check ragnarocks\n"
        "Example: meadhall lessons lay ragnarocks --seed 7 --upto 54",
    ),
    (
        "howto",
        "howto:howto",
        "Check the pages that say how titles are played.\n\n"
        "Of all titles, or of the one that is named: clauses, words, and the positions that are pictures.",
        "meadhall howto ragnarocks",
    ),
    (
        "puzzles",
        "puzzles:puzzles",
        "Solve puzzles, look for new ones, or prove all again.\n\n"
        "`play` opens the puzzle of the day, a title's next one, or the one that is named. `find` looks for moments "
        "at which one decision is the best, in matches of bots or in records; `check` lays, "
        "solves and proves the puzzles of all titles, or of one.",
        "meadhall puzzles play\nExample: meadhall puzzles ragnarocks\nExample: meadhall puzzles check ragnarocks\n"
        "Example: meadhall puzzles find ragnarocks --games 20 --seed 7 --most 5 --to found.jsonl",
    ),
    (
        "bench",
        "bench:bench",
        "Measure how fast the rules are.\n\nOf all titles, or of those that are named.",
        "meadhall bench ragnarocks --quick",
    ),
)

app = App(
    name="meadhall",
    help="The hall where Norse board games are played, with every rule enforced.",
    help_epilogue="Example: meadhall serve --port 8000",
    help_format="plaintext",
    version=lambda: version("meadhall"),
)

for order, (name, where, help, example) in enumerate(COMMANDS):
    app.command(
        f"meadhall.cli.{where}",
        name=name,
        help=help,
        help_epilogue=f"Example: {example}",
        sort_key=order,
    )
