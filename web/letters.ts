// The hall's letters (all OFL 1.1), cut so that a page fetches only what it shows. Every face comes in pieces: the letters of
// English, German and the sagas; what else other languages of Europe need, for people's names; and runes.
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const FOLDER = join(HERE, '.letters');

interface Face {
  family: string;
  files: string;
  weight: number;
  style: 'normal' | 'italic';
}

const face = (family: string, weight: number, style: Face['style'] = 'normal'): Face => ({
  family,
  files: family.toLowerCase().replaceAll(' ', '-'),
  weight,
  style,
});

const FACES = [
  face('Grenze', 500),
  face('Grenze', 600),
  face('Grenze', 700),
  face('Grenze Gotisch', 600),
  face('Alegreya Sans', 400),
  face('Alegreya Sans', 400, 'italic'),
  face('Alegreya Sans', 500),
  face('Alegreya Sans', 700),
];
const RUNES = face('Noto Sans Runic', 400);

type Range = readonly [number, number];

const codes = (text: string): Range[] =>
  [...text].map((letter) => [letter.codePointAt(0) ?? 0, letter.codePointAt(0) ?? 0]);

/** What nearly every page shows; one file of some 10 KB for a face. */
const COMMON: Range[] = [[0x20, 0x7e], ...codes('\u00a0·×«»ÄÖÜäöüßÆæØøÅåÐðÞþÁáÉéÍíÓóÚúÝý–—‘’‚“”„…−')];
const LATIN: Range[] = [[0xa1, 0xff], ...codes('ıŒœˆ˚˜†‡•‰‹›⁄€™↑↓')];
const FURTHER: Range[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x24f],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
];
const RUNIC: Range[] = [[0x16a0, 0x16ff]];

/** What of the fonts' finer features is used: figures that stand in columns, and letters that fit beside each other. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const has = (ranges: Range[], code: number): boolean => ranges.some(([first, last]) => first <= code && code <= last);
const expand = (ranges: Range[]): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n));

/** Codes as CSS writes them: runs of them as one. */
function rangeText(all: number[]): string {
  const runs: [number, number][] = [];
  for (const code of [...all].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

/** Cuts one piece out of a face, and says in CSS where it lies. */
async function cut(
  { family, files, weight, style }: Face,
  from: string,
  piece: string,
  wanted: number[],
): Promise<string> {
  const source = createRequire(import.meta.url).resolve(
    `@fontsource/${files}/files/${files}-${from}-${weight}-${style}.woff2`,
  );
  const letters = String.fromCodePoint(...wanted);
  const woff2 = await subset(await readFile(source), letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const name = `${files}-${weight}${style === 'italic' ? '-italic' : ''}-${piece}.woff2`;
  await writeFile(join(FOLDER, name), woff2);
  return `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: swap; src: url(./${name}) format("woff2"); unicode-range: ${rangeText(wanted)}; }`;
}

async function cutAll(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  const rules: string[] = [];
  for (const one of FACES) {
    rules.push(await cut(one, 'latin-ext', 'further', expand(FURTHER)));
    rules.push(
      await cut(
        one,
        'latin',
        'latin',
        expand(LATIN).filter((code) => !has(COMMON, code)),
      ),
    );
    rules.push(await cut(one, 'latin', 'common', expand(COMMON)));
  }
  rules.push(await cut(RUNES, 'runic', 'runic', expand(RUNIC)));
  await writeFile(join(FOLDER, 'letters.css'), `${rules.join('\n')}\n`);
}

/** Whether the letters were cut after all that says how. */
async function isCut(): Promise<boolean> {
  const changed = (path: string) =>
    stat(path).then(
      (file) => file.mtimeMs,
      () => null,
    );
  const [cut, ...causes] = await Promise.all(
    ['.letters/letters.css', 'letters.ts', 'package.json'].map((name) => changed(join(HERE, name))),
  );
  return cut !== null && cut !== undefined && causes.every((cause) => cause !== null && cause < cut);
}

/** Cuts the letters into `.letters`, where `main.ts` imports their style sheet from. */
export function letters(): Plugin {
  return {
    name: 'meadhall:letters',
    async buildStart() {
      if (!(await isCut())) await cutAll();
    },
  };
}
