declare module 'subset-font' {
  interface Wishes {
    targetFormat: 'woff2';
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subset(font: Uint8Array, letters: string, wishes: Wishes): Promise<Uint8Array>;
}
