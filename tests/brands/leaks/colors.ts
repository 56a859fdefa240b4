import { type Color, colorOf, hexOf } from '@livery/design-system/theme';

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const PART = `${NUMBER}%?(?:deg)?|none`;
const FUNCTION = new RegExp(
  String.raw`\b(rgba?|hsla?|oklch|oklab|color\(srgb)[\s(]\s*(${PART})[\s,]+(${PART})[\s,]+(${PART})`,
  'gi',
);
const HEX = /#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\da-z])/gi;

/** A part of a colour function; `whole` is what 100 % stands for. */
const part = (text: string, whole: number): number => {
  if (text.toLowerCase() === 'none') return 0;
  const value = Number.parseFloat(text);
  return text.endsWith('%') ? (value / 100) * whole : value;
};

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

function fromLab(l: number, a: number, b: number): Color {
  const h = (Math.atan2(b, a) * 180) / Math.PI;
  return colorOf({ l, c: Math.hypot(a, b), h });
}

function fromHsl(h: number, s: number, l: number): Color {
  const channel = (at: number): number => {
    const k = (((at + h / 30) % 12) + 12) % 12;
    return clamped(l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return { components: [channel(0), channel(8), channel(4)], alpha: 1 };
}

function fromFunction(name: string, [one, two, three]: readonly [string, string, string]): Color {
  switch (name.toLowerCase()) {
    case 'hsl':
    case 'hsla':
      return fromHsl(part(one, 360), part(two, 1), part(three, 1));
    case 'oklch':
      return colorOf({ l: part(one, 1), c: part(two, 0.4), h: part(three, 360) });
    case 'oklab':
      return fromLab(part(one, 1), part(two, 0.4), part(three, 0.4));
    case 'color(srgb': {
      const [r, g, b] = [one, two, three].map((each) => clamped(part(each, 1)));
      return { components: [r ?? 0, g ?? 0, b ?? 0], alpha: 1 };
    }
    default: {
      const [r, g, b] = [one, two, three].map((each) => clamped(part(each, 255) / 255));
      return { components: [r ?? 0, g ?? 0, b ?? 0], alpha: 1 };
    }
  }
}

/** The colour and those one step of a channel away: what was rounded on its way through OKLCH. */
function around({ components }: Color): string[] {
  const steps = [-1, 0, 1].map((step) => step / 255);
  const [r, g, b] = components;
  return steps.flatMap((x) =>
    steps.flatMap((y) =>
      steps.map((z) => hexOf({ components: [clamped(r + x), clamped(g + y), clamped(b + z)], alpha: 1 })),
    ),
  );
}

const longHex = (digits: string): string => {
  const six = digits.length < 6 ? [...digits.slice(0, 3)].map((digit) => digit + digit).join('') : digits;
  return `#${six.slice(0, 6).toLowerCase()}`;
};

/**
 * Every colour of a text as `#rrggbb`, without its alpha, however CSS or a browser writes it: hex of 3, 4, 6 and 8
 * digits, rgb() and rgba(), oklch(), oklab(), color(srgb …).
 */
export function colorsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, digits = ''] of text.matchAll(HEX)) found.add(longHex(digits));
  for (const [, name = '', one = '', two = '', three = ''] of text.matchAll(FUNCTION)) {
    const color = fromFunction(name, [one, two, three]);
    for (const hex of name.startsWith('rgb') ? [hexOf(color)] : around(color)) found.add(hex);
  }
  return found;
}
