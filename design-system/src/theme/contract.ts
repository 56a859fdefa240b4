/**
 * The theme contract: the name and the DTCG type of every token that a brand fills in and that components may use.
 * Plain TypeScript, so that Tailwind's configuration, vanilla-extract and the server read the same list.
 */

export type TokenType =
  | 'color'
  | 'dimension'
  | 'number'
  | 'fontWeight'
  | 'fontFamily'
  | 'duration'
  | 'cubicBezier'
  | 'shadow';

const status = { solid: 'color', onSolid: 'color', soft: 'color', text: 'color' } as const;

/** Tokens whose value depends on the colour scheme: they stand under `light` and `dark` inside their group. */
export const schemeTokens = {
  color: {
    surface: {
      base: 'color',
      raised: 'color',
      sunken: 'color',
      overlay: 'color',
      hover: 'color',
      control: 'color',
      scrim: 'color',
      inverse: 'color',
    },
    text: {
      primary: 'color',
      secondary: 'color',
      tertiary: 'color',
      disabled: 'color',
      onAccent: 'color',
      onInverse: 'color',
      link: 'color',
    },
    accent: {
      solid: 'color',
      solidHover: 'color',
      solidActive: 'color',
      soft: 'color',
      softHover: 'color',
      text: 'color',
      border: 'color',
    },
    border: { subtle: 'color', default: 'color', strong: 'color', focus: 'color' },
    status: { danger: status, success: status, warning: status, info: status },
    chat: {
      bubbleOwn: 'color',
      bubbleOwnText: 'color',
      bubbleOwnMeta: 'color',
      bubbleOwnAccent: 'color',
      bubbleOther: 'color',
      bubbleOtherText: 'color',
      wallpaper: 'color',
      wallpaperInk: 'color',
    },
    envelope: { paper: 'color', paperDeep: 'color', seal: 'color', sealInk: 'color', ink: 'color' },
    media: { control: 'color', controlText: 'color', gradient: 'color', stage: 'color', like: 'color' },
  },
  /** Level 1 card, 2 floating control, 3 sheet or dialog. */
  elevation: { card: 'shadow', float: 'shadow', sheet: 'shadow' },
  illustration: {
    ground: 'color',
    tintA: 'color',
    tintB: 'color',
    tintC: 'color',
    ink: 'color',
    heroFrom: 'color',
    heroTo: 'color',
    heroInk: 'color',
    heroGlow: 'color',
  },
} as const;

/** Tokens with one value for both schemes. */
export const sharedTokens = {
  shape: {
    radius: {
      xs: 'dimension',
      sm: 'dimension',
      md: 'dimension',
      lg: 'dimension',
      xl: 'dimension',
      control: 'dimension',
      field: 'dimension',
      card: 'dimension',
      media: 'dimension',
      sheet: 'dimension',
      bubble: 'dimension',
      bubbleJoin: 'dimension',
      avatar: 'dimension',
      badge: 'dimension',
      chip: 'dimension',
      tile: 'dimension',
    },
    borderWidth: 'dimension',
    hairline: 'dimension',
    focusWidth: 'dimension',
    iconStroke: 'number',
  },
  type: {
    family: { body: 'fontFamily', display: 'fontFamily', numeric: 'fontFamily', mono: 'fontFamily' },
    weight: {
      regular: 'fontWeight',
      medium: 'fontWeight',
      strong: 'fontWeight',
      display: 'fontWeight',
      numeric: 'fontWeight',
    },
    size: {
      micro: 'dimension',
      caption: 'dimension',
      footnote: 'dimension',
      body: 'dimension',
      lead: 'dimension',
      title: 'dimension',
      heading: 'dimension',
      display: 'dimension',
      hero: 'dimension',
    },
    lineHeight: { tight: 'number', snug: 'number', body: 'number', reading: 'number' },
    /** In em. */
    tracking: { body: 'number', display: 'number', label: 'number' },
  },
  density: {
    gutter: 'dimension',
    gap: 'dimension',
    cardPad: 'dimension',
    mediaInset: 'dimension',
    feedInset: 'dimension',
    rowHeight: 'dimension',
    rowPad: 'dimension',
    controlSm: 'dimension',
    controlMd: 'dimension',
    controlLg: 'dimension',
    bar: 'dimension',
    avatarSm: 'dimension',
    avatarMd: 'dimension',
    avatarLg: 'dimension',
    gridGap: 'dimension',
    listInset: 'dimension',
  },
  elevation: {
    cardBorder: 'dimension',
    feedRule: 'dimension',
    barBorder: 'dimension',
    fieldBorder: 'dimension',
    barBlur: 'dimension',
    barOpacity: 'number',
  },
  motion: {
    duration: { instant: 'duration', quick: 'duration', base: 'duration', slow: 'duration' },
    easing: { standard: 'cubicBezier', enter: 'cubicBezier', exit: 'cubicBezier', pop: 'cubicBezier' },
    scalePress: 'number',
  },
} as const;

/**
 * Tokens that a theme may do without, in both schemes or in neither, and that stand for nothing then. `accent.solidEnd`: what is
 * filled with the accent runs from it to this one, from its start to its end.
 */
export const optionalColors = ['accent.solidEnd'] as const;

/** Every token by its path without the scheme segment. */
export const contract = {
  color: schemeTokens.color,
  shape: sharedTokens.shape,
  type: sharedTokens.type,
  density: sharedTokens.density,
  elevation: { ...schemeTokens.elevation, ...sharedTokens.elevation },
  motion: sharedTokens.motion,
  illustration: schemeTokens.illustration,
} as const;

export type Scheme = 'light' | 'dark';

type Vars<T> = { readonly [K in keyof T]: T[K] extends TokenType ? string : Vars<T[K]> };

const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variable of a token path; the scheme segment is dropped: `color.light.text.onAccent` → `--color-text-on-accent`. */
export function varName(path: string): string {
  const words = path.split('.').filter((word) => word !== 'light' && word !== 'dark');
  return `--${words.map(kebab).join('-')}`;
}

function varsOf<T extends object>(tokens: T, path: string): Vars<T> {
  const entries = Object.entries(tokens).map(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return [key, typeof value === 'object' && value !== null ? varsOf(value, here) : `var(${varName(here)})`];
  });
  return Object.fromEntries(entries) as Vars<T>;
}

/** The contract with `var(--…)` in each leaf, for Tailwind's theme and `.css.ts` files. */
export const vars: Vars<typeof contract> = varsOf(contract, '');
