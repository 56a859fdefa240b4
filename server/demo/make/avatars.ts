import sharp from 'sharp';
import { mediaFile } from './paths.ts';
import { drawScene, openScene } from './scene.ts';

const SIZE = 360;

/** Hue turns of the backgrounds and clothes, in degrees; skin keeps its own colour because only the defs turn. */
const TURNS = { '': 0, b: 70, c: 200 } as const;

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;

const turn = (hex: string, degrees: number): string => {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const part = (1 - cos) / 3;
  const side = sin / Math.sqrt(3);
  const mixed = [
    r * (cos + part) + g * (part - side) + b * (part + side),
    r * (part + side) + g * (cos + part) + b * (part - side),
    r * (part - side) + g * (part + side) + b * (cos + part),
  ];
  // A turned colour is calmed a little, or greens glow.
  const grey = degrees === 0 ? 0 : 0.24;
  const middle = (r + g + b) / 3;
  const hexOf = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value + (middle - value) * grey)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${mixed.map(hexOf).join('')}`;
};

/** Twelve faces, each with three backgrounds: `p1.webp`, `p1b.webp`, `p1c.webp`, 360 × 360. */
export const makeAvatars = async (): Promise<void> => {
  for (let face = 1; face <= 12; face += 1) {
    const scene = openScene(`p${face}`);
    for (const [suffix, degrees] of Object.entries(TURNS)) {
      const defs = scene.defs.replace(/#[0-9a-f]{6}/gi, (hex) => turn(hex, degrees));
      const window = { x: 0, y: 0, width: scene.width, height: scene.height };
      const svg = drawScene({ ...scene, defs }, scene.nodes, window, SIZE);
      await sharp(svg)
        .removeAlpha()
        .webp({ quality: 82, effort: 5 })
        .toFile(mediaFile(`p${face}${suffix}.webp`));
    }
  }
};
