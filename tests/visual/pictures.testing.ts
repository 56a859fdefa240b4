import sharp from 'sharp';

interface Page {
  width?: number;
  height?: number;
  ground?: string;
  /** Where a dot of 5 × 5 pixels stands. */
  mark?: { left: number; top: number };
}

/** A picture of a plain page, 100 × 100 pixels, as PNG. */
export function page({ width = 100, height = 100, ground = '#f3f6fc', mark }: Page): Promise<Buffer> {
  const dot = { create: { width: 5, height: 5, channels: 3, background: '#4955e5' } } as const;
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(mark ? [{ input: dot, ...mark }] : [])
    .png()
    .toBuffer();
}
