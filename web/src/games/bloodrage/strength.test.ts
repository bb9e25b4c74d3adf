import { describe, expect, it } from 'vitest';
import { scene, t, viewOf } from '../../../test/bloodrage';
import told from '../../../test/bloodrage.json';
import { YGGDRASIL } from './content';
import { mapOf, spotOf } from './land';
import { platesOf, standingIn } from './strength';
import { tableOf } from './view';

const SIZES = [
  { cell: 32, letters: 23, figure: 1 },
  { cell: 43, letters: 31, figure: 1.18 },
];
const counts = new Map(mapOf(scene).land.map(({ ref }) => [ref, 2]));

describe('strengths on the map', () => {
  it('are those of the rules, the strongest first, and none on destroyed land', () => {
    const study = Object.keys(told).find((name) => 'view' in (told as Record<string, object>)[name]!)!;
    const table = tableOf(viewOf(study));
    for (const { ref, strengths, destroyed } of Object.values(table.provinces)) {
      const shown = standingIn(table, ref).map(({ strength }) => strength);
      expect(shown).toEqual(destroyed ? [] : strengths.filter((one) => one > 0).sort((a, b) => b - a));
    }
  });

  it('cover no figure, no token and one another nowhere', { timeout: 60_000 }, () => {
    // round the tree figures gather where nothing is drawn; elsewhere they stand in the villages
    const spots = scene.provinces.flatMap(({ ref, village_spots, token_spot }) => [
      ...Array.from({ length: Math.min(7, village_spots.length) }, (_, i) => spotOf(scene, ref, i, 1)),
      ...(ref === YGGDRASIL ? [] : [token_spot]),
    ]);
    for (const drawn of SIZES) {
      const plates = platesOf(scene, counts, t.ref, drawn);
      expect(plates.size).toBe(counts.size);
      const boxes = [...plates.values()].map(({ x, y, columns, rows }) => ({
        x,
        y,
        width: (columns * drawn.cell) / 2,
        height: (rows * drawn.cell) / 2,
      }));
      const near = boxes.flatMap((box) =>
        spots.map(([x, y]) =>
          Math.hypot(Math.max(0, Math.abs(x - box.x) - box.width), Math.max(0, Math.abs(y - box.y) - box.height)),
        ),
      );
      // a carved figure has 22 units round its middle; its rim may touch a badge
      expect(Math.min(...near)).toBeGreaterThan(13);
      const over = boxes.flatMap((one, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (other) =>
              Math.abs(other.x - one.x) < other.width + one.width - 6 &&
              Math.abs(other.y - one.y) < other.height + one.height - 6,
          ),
      );
      expect(over).toEqual([]);
    }
  });

  it('stay where they are while other lands change', () => {
    const [drawn] = SIZES as [(typeof SIZES)[0]];
    const before = platesOf(scene, counts, t.ref, drawn);
    const far = mapOf(scene).land.at(-1)!.ref;
    const after = platesOf(scene, new Map([...counts, [far, 4]]), t.ref, drawn);
    for (const [ref, plate] of before) if (ref !== far) expect(after.get(ref)).toEqual(plate);
  });
});
