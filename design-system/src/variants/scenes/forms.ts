/** Shapes that all ways of drawing share, each around its own middle; `r` are their corners. */

const arc = (r: number, x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;

export const path = (d: string): string => `<path d="${d}"/>`;
export const circle = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/>`;
export const filled = (fill: string, ...shapes: string[]): string =>
  `<g fill="${fill}">${shapes.join('')}</g>`;
export const faded = (opacity: number, shapes: string): string => `<g opacity="${opacity}">${shapes}</g>`;
export const drawn = (stroke: string, width: number, ...shapes: string[]): string =>
  `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`;
export const put = (shapes: string, x: number, y: number, scale: number | string = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})">${shapes}</g>`;

export const bubble = (r: number): string =>
  path(
    `M-42 ${r - 32}${arc(r, r, -r)}H${42 - r}${arc(r, r, r)}V${20 - r}${arc(r, -r, r)}H-2l-20 18v-18H${Math.min(r - 42, -22)}${arc(r, -r, -r)}Z`,
  );
export const card = (r: number): string => box(-36, -46, 72, 92, r);
export const window = (r: number): string => box(-28, -38, 56, 52, r);
export const mountains = path('M-28 14V0l18-22L4-6l8-8L28 2v12Z');
export const shoulders = path('M-34 40C-34 14-21 2 0 2s34 12 34 38Z');
export const head = circle(0, -24, 18);
export const glass = circle(-8, -8, 32);
export const handle = path('M16 16 40 40');
export const packet = (r: number): string => box(-34, -44, 68, 88, r);
export const flap = (r: number): string =>
  path(`M-34-14C-18 12 18 12 34-14V${r - 44}a${r} ${r} 0 0 0-${r}-${r}H${r - 34}a${r} ${r} 0 0 0-${r} ${r}Z`);
export const spark = (size: number): string => {
  const waist = size / 5;
  return path(
    `M0-${size}C${waist}-${waist} ${waist}-${waist} ${size} 0 ${waist} ${waist} ${waist} ${waist} 0 ${size}-${waist} ${waist}-${waist} ${waist}-${size} 0-${waist}-${waist}-${waist}-${waist} 0-${size}Z`,
  );
};
