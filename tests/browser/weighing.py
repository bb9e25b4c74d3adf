"""What a page weighs: everything it fetches over a slow line until somebody can use it."""

from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.visitor import PATIENCE

LATENCY = 0.3
"""Seconds that pass between a request and the first byte of its answer."""
DOWN, UP = 1_600_000 / 8, 750_000 / 8
"""Bytes a second."""

USABLE = """
([selector, patience]) => new Promise((usable, never) => {
  const clickable = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.disabled && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const look = () => {
    if ([...document.querySelectorAll(selector)].some(clickable)) usable(performance.now());
    else if (performance.now() > patience) never(new Error(`nothing like ${selector} can be clicked`));
    else requestAnimationFrame(look);
  };
  look();
})
"""


class Fetched(NamedTuple):
    """One thing that was fetched: when it was asked for and had, by the browser's clock, and its bytes on the line."""

    address: str
    kind: str
    asked: float
    had: float
    bytes: int


class Weight(NamedTuple):
    """What it took until a page could be used."""

    seconds: float
    """As measured, the machine's moods among them."""
    work: float
    """Seconds of processor time that the page took to read its scripts and to draw; others hardly change them."""
    fetched: list[Fetched]

    @property
    def bytes(self) -> int:
        """Everything that came over the line."""
        return sum(one.bytes for one in self.fetched)

    @property
    def rounds(self) -> int:
        """How many requests had to wait for one another; letters and the sign in the tab keep nobody waiting."""
        depth: dict[Fetched, int] = {}
        for one in sorted(self.fetched, key=lambda one: one.asked):
            if one.kind != "Font" and "/favicon" not in one.address:
                depth[one] = 1 + max((depth[other] for other in depth if other.had <= one.asked), default=0)
        return max(depth.values())

    @property
    def on_the_line(self) -> float:
        """The seconds that the line alone takes: one way there and back a round, and every byte."""
        return self.rounds * LATENCY + self.bytes / DOWN

    @property
    def usable(self) -> float:
        """Seconds on a machine that does nothing else: as measured, unless others kept the processor busy.

        A page that works only when all has come takes as long as line and work together; no page takes longer.
        """
        return min(self.seconds, self.on_the_line + self.work)

    def __str__(self) -> str:
        start = self.fetched[0].asked
        lines = [
            f"  {one.asked - start:6.2f} {one.had - start:6.2f} s {one.bytes:8,d} bytes  {one.kind:10} {one.address}"
            for one in self.fetched
        ]
        return "\n".join(
            [
                f"{self.seconds:.2f} s, {self.on_the_line:.2f} s of them the line's, {self.work:.2f} s of work: "
                f"{len(self.fetched)} requests in {self.rounds} rounds, {self.bytes:,d} bytes",
                *lines,
            ]
        )


class SlowLine:
    """A page at the end of a slow line; one that is forgetful keeps nothing from one visit to the next."""

    def __init__(self, page: Page, forgetful: bool = True) -> None:
        self.page = page
        self._asked: dict[str, tuple[str, str, float]] = {}
        self._fetched: list[Fetched] = []
        self._tied: dict[str, float] = {}
        self._session = page.context.new_cdp_session(page)
        self._session.on("Network.requestWillBeSent", self._on_request)
        self._session.on("Network.loadingFinished", self._on_finished)
        self._session.on("Network.webSocketWillSendHandshakeRequest", self._on_handshake)
        self._session.on("Network.webSocketFrameReceived", self._on_frame)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._session.send("Network.enable")
        self._session.send("Network.setCacheDisabled", {"cacheDisabled": forgetful})
        self._session.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": LATENCY * 1000, "downloadThroughput": DOWN, "uploadThroughput": UP},
        )

    def weigh(self, address: str, usable: str) -> Weight:
        """Goes to an address, until the first thing of that selector can be clicked."""
        self._asked, self._fetched = {}, []
        self.page.goto(address, wait_until="commit")
        before = self._worked()
        after = float(self.page.evaluate(USABLE, [usable, PATIENCE])) / 1000
        start = min(asked for _, _, asked in self._asked.values())
        return Weight(after, self._worked() - before, [one for one in self._fetched if one.had - start <= after])

    def _worked(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    def _on_request(self, event: dict[str, Any]) -> None:
        if not event["request"]["url"].startswith("data:"):
            self._asked[event["requestId"]] = (event["request"]["url"], event.get("type", "?"), event["timestamp"])

    def _on_finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._asked:
            url, kind, asked = self._asked[event["requestId"]]
            self._fetched.append(Fetched(url, kind, asked, event["timestamp"], int(event["encodedDataLength"])))

    def _on_handshake(self, event: dict[str, Any]) -> None:
        self._tied[event["requestId"]] = event["timestamp"]

    def _on_frame(self, event: dict[str, Any]) -> None:
        # The first message comes with the answer to the handshake, later ones when something happens.
        had = event["timestamp"]
        asked = self._tied.pop(event["requestId"], had)
        told = event["response"]["payloadData"]
        self._fetched.append(Fetched("a message", "WebSocket", asked, had, len(told.encode())))
