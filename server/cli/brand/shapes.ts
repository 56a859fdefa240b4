import type { Variants } from '@livery/design-system/variants';

/** Shape, lines, shadows and how parts are built belong together: the three manners that a new brand starts from. */
export interface Manner {
  /** Pixels. */
  readonly radius: Readonly<Record<Radius, number>>;
  /** Widths of lines around cards, between posts, under bars, around fields; pixels. */
  readonly lines: readonly [card: number, feed: number, bar: number, field: number];
  /** Strength of shadows, from 0 to 1. */
  readonly shadow: number;
  readonly iconStroke: number;
  readonly rowHeight: number;
  /** No brand of the repository has more than half of them, nor has another manner. */
  readonly variants: Variants;
}

const RADII = [
  'xs',
  'sm',
  'md',
  'lg',
  'xl',
  'control',
  'field',
  'card',
  'media',
  'sheet',
  'bubble',
  'bubbleJoin',
  'avatar',
  'badge',
  'chip',
  'tile',
] as const;
type Radius = (typeof RADII)[number];

const radii = (...sizes: number[]): Record<Radius, number> =>
  Object.fromEntries(RADII.map((name, at) => [name, sizes[at] ?? 0])) as Record<Radius, number>;

const FULL = 999;

export const MANNERS = {
  round: {
    radius: radii(8, 12, 16, 24, 32, FULL, 16, 24, 18, 32, 20, 8, FULL, FULL, FULL, 16),
    lines: [0, 0, 0, 0],
    shadow: 1,
    iconStroke: 1.75,
    rowHeight: 76,
    variants: {
      gallery: 'mosaic',
      avatar: 'circle',
      envelope: 'pattern',
      post: 'bottom',
      motion: 'springy',
      nav: 'pill',
      rail: 'wide',
      feedCard: 'compact',
      own: 'right',
      bubble: 'round',
      grouping: 'head',
      wallpaper: 'dots',
      chatList: 'cards',
      login: 'card',
      profile: 'plain',
      wallet: 'card',
      tabs: 'underline',
      scenes: 'glow',
      icons: 'duotone',
      haptics: 'strong',
      sounds: 'digital',
    },
  },
  soft: {
    radius: radii(6, 8, 12, 16, 20, 12, 12, 16, 12, 20, 16, 5, FULL, FULL, 10, 12),
    lines: [1, 0, 1, 1],
    shadow: 0.5,
    iconStroke: 1.75,
    rowHeight: 72,
    variants: {
      gallery: 'columns',
      avatar: 'squircle',
      envelope: 'seal',
      post: 'paper',
      motion: 'calm',
      nav: 'bar',
      rail: 'icons',
      feedCard: 'edge',
      own: 'left',
      bubble: 'corner',
      grouping: 'tight',
      wallpaper: 'gradient',
      chatList: 'cards',
      login: 'split',
      profile: 'centred',
      wallet: 'tiles',
      tabs: 'pill',
      scenes: 'shapes',
      icons: 'line',
      haptics: 'light',
      sounds: 'glass',
    },
  },
  square: {
    radius: radii(2, 2, 4, 6, 8, 4, 4, 6, 2, 8, 8, 2, 6, 4, 4, 4),
    lines: [1, 1, 1, 1],
    shadow: 0,
    iconStroke: 1.5,
    rowHeight: 64,
    variants: {
      gallery: 'large',
      avatar: 'token',
      envelope: 'paper',
      post: 'overlay',
      motion: 'crisp',
      nav: 'flat',
      rail: 'top',
      feedCard: 'compact',
      own: 'left',
      bubble: 'square',
      grouping: 'foot',
      wallpaper: 'grid',
      chatList: 'dense',
      login: 'sheet',
      profile: 'cover',
      wallet: 'statement',
      tabs: 'text',
      scenes: 'paper',
      icons: 'filled',
      haptics: 'none',
      sounds: 'wood',
    },
  },
} as const satisfies Record<string, Manner>;

export type MannerName = keyof typeof MANNERS;
export const MANNER_NAMES = Object.keys(MANNERS) as MannerName[];
