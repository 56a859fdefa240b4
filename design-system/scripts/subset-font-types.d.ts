declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }

  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
