/** A small dice cup for paint: the same seed always throws the same numbers, so nothing flickers. */
export function brush(seed: string): () => number {
  let h = 2166136261;
  for (const sign of seed) h = Math.imul(h ^ sign.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let n = Math.imul(h ^ (h >>> 15), 1 | h);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}
