import type { Clip, Layer, Motion, Weather } from './clip.ts';

/** The page that paints one frame of a clip. It stands alone in the browser: types are its only imports. */
interface Stage {
  load(clip: Clip, layers: string[], width: number, height: number): Promise<void>;
  paint(part: number): string;
}

const TURN = Math.PI * 2;
const UNITS = { width: 900, height: 1200 };
let ctx: CanvasRenderingContext2D;
let clip: Clip;
let sheets: ImageBitmap[] = [];

const wave = (part: number, turns: number, phase = 0): number => Math.sin(TURN * (part * turns + phase));

const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const around = (x: number, y: number, change: () => void): void => {
  ctx.translate(x, y);
  change();
  ctx.translate(-x, -y);
};

const move = (motion: Motion, part: number): void => {
  const now = wave(part, motion.turns, motion.phase);
  if (motion.kind === 'drift') ctx.translate(motion.x * now, motion.y * now);
  else if (motion.kind === 'glow') ctx.globalAlpha *= motion.low + ((1 - motion.low) * (1 + now)) / 2;
  else if (motion.kind === 'swing')
    around(...motion.at, () => ctx.rotate((motion.degrees * now * Math.PI) / 180));
  else if (motion.kind === 'breathe')
    around(...motion.at, () => ctx.scale(1 + motion.by * now, 1 + motion.by * now));
  else {
    const quick = wave(part, motion.turns * 2 + 1, (motion.phase ?? 0) * 3);
    around(...motion.at, () => {
      ctx.transform(
        1 - motion.by * 0.3 * now,
        0,
        motion.by * 0.5 * quick,
        1 + motion.by * (now + quick) * 0.5,
        0,
        0,
      );
    });
  }
};

const slide = (sheet: ImageBitmap, ripple: NonNullable<Layer['ripple']>, part: number): void => {
  const rows = ripple.along === 'rows';
  const limit = rows ? UNITS.height : UNITS.width;
  const scale = sheet.width / UNITS.width;
  const from = ripple.from ?? 0;
  const step = 2;
  for (let at = 0; at < limit; at += step) {
    const near = ripple.from === undefined ? 1 : Math.max(0, (at - from) / (limit - from));
    const spread = ripple.length * (0.35 + near);
    const bend =
      wave(part, ripple.turns, at / spread) + 0.5 * wave(part, -ripple.turns, at / (spread * 2.3) + 0.3);
    const by = at < from ? 0 : bend * ripple.reach * (ripple.from === undefined ? 1 : 0.25 + near);
    if (rows) ctx.drawImage(sheet, 0, at * scale, sheet.width, step * scale, by, at, UNITS.width, step + 0.4);
    else ctx.drawImage(sheet, at * scale, 0, step * scale, sheet.height, at, by, step + 0.4, UNITS.height);
  }
};

const paintLayer = (layer: Layer, sheet: ImageBitmap, part: number): void => {
  ctx.save();
  for (const motion of layer.motions ?? []) move(motion, part);
  if (layer.ripple) slide(sheet, layer.ripple, part);
  else ctx.drawImage(sheet, 0, 0, UNITS.width, UNITS.height);
  ctx.restore();
};

const dot = (x: number, y: number, size: number, colour: string, alpha: number): void => {
  const fade = ctx.createRadialGradient(x, y, 0, x, y, size);
  fade.addColorStop(0, colour);
  fade.addColorStop(1, `${colour}00`);
  ctx.globalAlpha = alpha;
  ctx.fillStyle = fade;
  ctx.fillRect(x - size, y - size, size * 2, size * 2);
};

const petal = (x: number, y: number, size: number, angle: number, colour: string): void => {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.scale(1, 0.45 + 0.35 * Math.sin(angle * 2));
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(0, 0, size, size * 0.55, 0, 0, TURN);
  ctx.fill();
  ctx.restore();
};

/** Where a falling or rising thing stands: `along` runs 0–1 once a turn, so the first and last frames agree. */
const paintBit = (weather: Weather, part: number, next: () => number): void => {
  const [left, top, width, height] = weather.area;
  const [a, b, c, d] = [next(), next(), next(), next()];
  const turns = weather.turns * (weather.kind === 'steam' ? 1 : 1 + Math.floor(c * 2));
  const along = (b + part * turns) % 1;
  const edge = Math.sin(Math.PI * along);
  const sway = wave(part, 1 + Math.floor(d * 2), a);
  const x = left + a * width;
  if (weather.kind === 'snow')
    dot(x + sway * 16, top + along * height, weather.size * (0.4 + c), weather.colour, 0.9);
  else if (weather.kind === 'rain') {
    ctx.globalAlpha = 0.2 + 0.35 * c;
    ctx.fillStyle = weather.colour;
    ctx.fillRect(x, top + along * height, 1.6, weather.size * (0.6 + c));
  } else if (weather.kind === 'steam') {
    // Two wisps that bend the same way at the same height: separate paths would look like bubbles.
    const wisp = a < 0.5 ? -1 : 1;
    const bend = Math.sin(along * 5 + wisp * 0.9 - TURN * part) * 0.22 * along;
    const middle = left + width * (0.5 + wisp * 0.16 + bend + (c - 0.5) * (0.1 + 0.34 * along));
    dot(middle, top + height * (1 - along), weather.size * (0.7 + 1.1 * along), weather.colour, 0.05 * edge);
  } else if (weather.kind === 'petals') {
    ctx.globalAlpha = Math.min(1, edge * 4);
    petal(
      x + sway * 40,
      top + along * height,
      weather.size * (0.6 + c * 0.6),
      TURN * (part * 2 + a),
      weather.colour,
    );
  } else if (weather.kind === 'sparkle')
    dot(x, top + b * height, weather.size * (0.3 + c), weather.colour, 0.15 + 0.85 * Math.max(0, sway) ** 3);
  else
    dot(
      x + wave(part, 1, b) * 90,
      top + b * height,
      weather.size * (0.6 + c),
      weather.colour,
      0.12 + 0.06 * sway,
    );
};

const paintVignette = (width: number, height: number): void => {
  const shade = ctx.createRadialGradient(
    width / 2,
    height * 0.46,
    height * 0.4,
    width / 2,
    height * 0.5,
    height * 0.72,
  );
  shade.addColorStop(0, '#00000000');
  shade.addColorStop(1, '#00000050');
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, width, height);
};

const stage: Stage = {
  async load(next, layers, width, height) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    ctx = context;
    clip = next;
    sheets = await Promise.all(layers.map(async (url) => createImageBitmap(await (await fetch(url)).blob())));
  },
  paint(part) {
    const { width, height } = ctx.canvas;
    const [x, y, tall] = clip.at;
    const scale = (height / tall) * (1 + clip.zoom * (0.5 - 0.5 * Math.cos(TURN * part)));
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    ctx.translate(width / scale / 2 - x - wave(part, 1) * clip.pan, height / scale / 2 - y);
    clip.layers.forEach((layer, index) => {
      const sheet = sheets[index];
      if (sheet) paintLayer(layer, sheet, part);
    });
    for (const weather of clip.weather) {
      const next = random(weather.seed);
      ctx.save();
      for (let bit = 0; bit < weather.count; bit += 1) paintBit(weather, part, next);
      ctx.restore();
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    paintVignette(width, height);
    return ctx.canvas.toDataURL('image/jpeg', 0.95);
  },
};

Object.assign(globalThis, { stage });
