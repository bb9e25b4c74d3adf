// What is sought is marked where it stands, without a change to the page: the browser paints it (`::highlight(found)`).
const NAME = 'found';

/** Every place below an element where one of the words stands. */
export function placesOf(root: Element, words: readonly string[]): Range[] {
  const places: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const written = node.textContent ?? '';
    const text = written.toLowerCase();
    if (text.length !== written.length) continue; // a letter that is two when it is small: places would be wrong
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const place = new Range();
        place.setStart(node, at);
        place.setEnd(node, at + word.length);
        places.push(place);
      }
    }
  }
  return places;
}

/** Marks these places, and none else; browsers that cannot only count them. */
export function markPlaces(places: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  if (places.length === 0) CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(...places));
}
