import { parseTokens, requiredTokens, type ThemeTokens } from '@livery/design-system/theme';

type TokenType = typeof requiredTokens extends ReadonlyMap<string, infer Type> ? Type : never;

/** Two brands that no two people would like: `thin` is small, slow and cold, `fat` large, quick and warm. */
export const wireframeSizes = ['thin', 'fat'] as const;
export type WireframeSize = (typeof wireframeSizes)[number];

const color = (hue: number, size: WireframeSize) => {
  // Steps of a third of 17 levels: no two tokens share a colour, no colour is in both brands.
  const base = size === 'thin' ? 0.02 : 0.5;
  const digit = (place: number) => base + ((Math.floor(hue / 7 ** place) % 7) / 7) * 0.47;
  return { colorSpace: 'srgb', components: [digit(0), digit(1), digit(2)] };
};

const px = (value: number) => ({ value, unit: 'px' });

/** Every value is given by the token's place in the contract, so every token has its own. */
function tokenFor(type: TokenType, path: string, place: number, size: WireframeSize): unknown {
  const fat = size === 'fat';
  switch (type) {
    case 'color':
      return color(place, size);
    case 'dimension':
      // Clamps of the theme stand at 3, 4, 8, 16, 22 and 44 px: the two are on different sides of them.
      return px(
        path.includes('elevation') || path.includes('Width')
          ? fat
            ? 3
            : 1.5
          : (fat ? 46 : 5) + place / 1000,
      );
    case 'number':
      return fat ? 0.6 : 0.8;
    case 'fontWeight':
      return fat ? 800 - (place % 50) : 300 + (place % 50);
    case 'fontFamily':
      return [`Wireframe ${size} ${path.split('.').at(-1)}`, fat ? 'monospace' : 'serif'];
    case 'duration':
      return { value: (fat ? 40 : 900) + place, unit: 'ms' };
    case 'cubicBezier':
      return fat ? [0.1, 0.2, 0.3, 0.4] : [0.5, 0.6, 0.7, 0.8];
    case 'shadow':
      return [
        {
          color: color(place, size),
          offsetX: px(0),
          offsetY: px(fat ? 9 : 2),
          blur: px(place % 9),
          spread: px(0),
        },
      ];
  }
}

function plant(root: Record<string, unknown>, path: string, token: unknown): void {
  const words = path.split('.');
  const last = words.pop() ?? '';
  let node = root;
  for (const word of words) {
    node[word] ??= {};
    node = node[word] as Record<string, unknown>;
  }
  node[last] = token;
}

/** The tokens of a wireframe brand, as a brand's file gives them. */
export function wireframe(size: WireframeSize): ThemeTokens {
  const file: Record<string, unknown> = {};
  let place = 0;
  for (const [path, type] of requiredTokens) {
    place += 1;
    plant(file, path, { $type: type, $value: tokenFor(type, path, place, size) });
  }
  const parsed = parseTokens(file);
  if (parsed.status === 'refused') throw new Error(JSON.stringify(parsed.findings.slice(0, 3)));
  return parsed.tokens;
}
