import { parseTokens, requiredTokens, type ThemeTokens } from '@livery/design-system/theme';

type TokenType = typeof requiredTokens extends ReadonlyMap<string, infer Type> ? Type : never;

/** Two brands that no two people would like: `thin` is small, slow and cold, `fat` large, quick and warm. */
export const wireframeSizes = ['thin', 'fat'] as const;
export type WireframeSize = (typeof wireframeSizes)[number];

const isFat = (size: WireframeSize): boolean => size === 'fat';

const color = (index: number, size: WireframeSize) => {
  // Seven levels a channel: no two tokens share a colour, no colour is in both brands.
  const base = isFat(size) ? 0.5 : 0.02;
  const digit = (power: number) => base + ((Math.floor(index / 7 ** power) % 7) / 7) * 0.47;
  return { colorSpace: 'srgb', components: [digit(0), digit(1), digit(2)] };
};

const px = (value: number) => ({ value, unit: 'px' });

/** A value of its own for each place, too near to its neighbours' to be seen. */
const beside = (value: number, index: number): number => Number((value + index / 1000).toFixed(3));

function length(path: string, index: number, size: WireframeSize): unknown {
  // Clamps of the theme stand at 3, 4, 8, 16, 22 and 44 px: the two are on different sides of them.
  const isLine = path.startsWith('elevation') || /Width|hairline/.test(path);
  if (isLine) return px(beside(isFat(size) ? 3 : 1.3, index));
  return px(beside(isFat(size) ? 46 : 5, index));
}

/** Every value is given by the token's place in the contract, so every token has its own. */
function valueFor(type: TokenType, path: string, index: number, size: WireframeSize): unknown {
  const fat = isFat(size);
  switch (type) {
    case 'color':
      return color(index, size);
    case 'dimension':
      return length(path, index, size);
    case 'number':
      return beside(fat ? 0.35 : 0.65, index);
    case 'fontWeight':
      return fat ? 800 - (index % 50) : 300 + (index % 50);
    case 'fontFamily':
      return [`Wireframe ${size} ${path.split('.').at(-1)}`, fat ? 'monospace' : 'serif'];
    case 'duration':
      return { value: (fat ? 40 : 900) + index, unit: 'ms' };
    case 'cubicBezier':
      return fat ? [beside(0.1, index), 0.2, 0.3, 0.4] : [beside(0.5, index), 0.6, 0.7, 0.8];
    case 'shadow':
      return [
        {
          color: color(index, size),
          offsetX: px(0),
          offsetY: px(fat ? 9 : 2),
          blur: px(index),
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
  let index = 0;
  for (const [path, type] of requiredTokens) {
    index += 1;
    plant(file, path, { $type: type, $value: valueFor(type, path, index, size) });
  }
  const parsed = parseTokens(file);
  if (parsed.status === 'refused') throw new Error(JSON.stringify(parsed.findings.slice(0, 3)));
  return parsed.tokens;
}
