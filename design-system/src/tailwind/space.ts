import { vars } from '../theme/contract.ts';

/** The four-pixel grid (with its halves), in pixels. */
export const GRID_STEPS = {
  '0': 0,
  '0.5': 2,
  '0.75': 3,
  '1': 4,
  '1.5': 6,
  '2': 8,
  '2.5': 10,
  '3': 12,
  '3.5': 14,
  '4': 16,
  '4.5': 18,
  '5': 20,
  '5.5': 22,
  '6': 24,
  '6.5': 26,
  '7': 28,
  '8': 32,
  '9': 36,
  '10': 40,
  '11': 44,
  '11.5': 46,
  '12': 48,
  '13': 52,
  '14': 56,
  '15': 60,
  '16': 64,
  '20': 80,
  '21': 84,
  '24': 96,
  '40': 160,
  '50': 200,
} as const;

const grid = Object.fromEntries(
  Object.entries(GRID_STEPS).map(([step, px]) => [step, px === 0 ? '0' : `${px}px`]),
);

/** The part of a 44 px target that a denser control does not draw (negative or zero). */
const hit = (control: string): string => `min(0px, calc((${control} - 44px) / 2))`;

/** What stays beside the words of a control: a part of its height, so that a dense brand is dense inside too. */
const within = (control: string, words: string): string => `max(8px, calc((${control} - ${words}) / 2))`;

/** `--pad` is set by a card for its rows: `pad-card`, `pad-roomy` in `app.css`. */
const tabGap = `min(clamp(16px, calc(${vars.density.gutter} * 1.25), 24px), 4.2vw)`;
const pad = 'var(--pad)';

/** How far targets may reach over a card's edge: a post in a feed cuts what does, by `clip-card` in `utilities.css`. */
const pull = 'var(--card-pull, -10px)';

const density = {
  gutter: vars.density.gutter,
  gap: vars.density.gap,
  'card-pad': vars.density.cardPad,
  'card-head': `max(calc(${vars.density.cardPad} - 4px), 0px)`,
  // Round corners cut a target at the end of the row: as far from them as its middle needs.
  'card-actions': `max(${vars.density.cardPad} - 10px, ${vars.shape.radius.card} / 4 - 7px, 0px)`,
  // Drawings end where words do, and their targets beyond: over the card's edge only where it cuts nothing.
  'action-pull': `max(${pull}, min(0px, ${vars.density.cardPad} - 10px))`,
  'menu-pull': `max(-10px, ${pull} - ${vars.density.cardPad})`,
  // Of a sign in a bubble, which may have the line of cards.
  'hit-sign': `calc(-12px - ${vars.elevation.cardBorder})`,
  panel: `max(${vars.density.cardPad}, 16px)`,
  // Around parts of a card that stand in a panel, where a brand's cards have no sides.
  'panel-inset': `max(16px - ${vars.density.cardPad}, 0px)`,
  pad,
  page: `max(${vars.density.gutter}, 16px)`,
  'button-sm': within(vars.density.controlSm, '8px'),
  'button-md': within(vars.density.controlMd, '4px'),
  'button-lg': within(vars.density.controlLg, '4px'),
  field: within(vars.density.controlLg, '24px'),
  search: within(vars.density.controlMd, '20px'),
  log: `clamp(8px, calc(${vars.density.gutter} * 0.75), 16px)`,
  'dialog-pad': `clamp(16px, calc(${vars.density.gutter} * 1.5), 28px)`,
  hero: `clamp(16px, calc(${vars.density.gutter} * 1.25), 24px)`,
  void: `max(16px, calc(${vars.density.gutter} * 2))`,
  'page-min': `max(${vars.density.gutter}, 20px)`,
  'auth-foot': 'calc(24px + env(safe-area-inset-bottom))',
  'stage-foot': 'calc(12px + env(safe-area-inset-bottom))',
  'sheet-foot': 'calc(16px + env(safe-area-inset-bottom))',
  sheet: vars.shape.radius.sheet,
  collage: '8%',
  'collage-far': '120px',
  'media-inset': vars.density.mediaInset,
  'feed-inset': vars.density.feedInset,
  'feed-inset-min': `max(${vars.density.feedInset}, 12px)`,
  'beside-aside': '360px',
  'feed-rule': `calc(${vars.elevation.feedRule} * 24)`,
  'grid-gap': vars.density.gridGap,
  'list-inset': vars.density.listInset,
  // Words of a tile that has no sides stand in line with its picture.
  'tile-pad': `min(10px, ${vars.density.cardPad})`,
  'row-pad': vars.density.rowPad,
  // A list of people without edges of its own: its words stand below the words of the page.
  'rows-in-page': `calc(max(${vars.density.gutter}, 16px) - ${vars.density.listInset} - ${vars.density.rowPad})`,
  'tab-gap': tabGap,
  // What fades at an edge stands beside the words of the page, and never beyond its sides.
  'tab-edge': `min(${tabGap}, ${vars.density.gutter})`,
  'rule-tile': `calc(${pad} + 52px)`,
  'rule-icon': `calc(${pad} + 36px)`,
  'rule-person': `calc(${vars.density.rowPad} + ${vars.density.avatarLg} + 12px)`,
  'rule-person-md': `calc(${vars.density.rowPad} + ${vars.density.avatarMd} + 12px)`,
  'person-rule': `min(1px, calc(16px - ${vars.density.listInset} * 2))`,
};

/** How far below the window's edge pages begin: the places of a brand may stand over them (`variants/rail.ts`). */
const UNDER = 'var(--under, 0px)';
/** What a page has of the window. */
const PAGE = `calc(100dvh - ${UNDER})`;

const sizes = {
  row: vars.density.rowHeight,
  'control-sm': vars.density.controlSm,
  'control-md': vars.density.controlMd,
  'control-lg': vars.density.controlLg,
  segment: `calc(${vars.density.controlMd} - 6px)`,
  'menu-row': `calc(${vars.density.controlMd} - 4px)`,
  touch: `max(44px, ${vars.density.controlMd})`,
  place: `calc(${vars.density.controlMd} + 4px)`,
  bar: vars.density.bar,
  under: UNDER,
  'under-bar': `calc(${vars.density.bar} + ${UNDER})`,
  'under-pill': `calc(64px + ${UNDER})`,
  'foot-bar': `calc(${vars.density.bar} + 8px + env(safe-area-inset-bottom))`,
  'avatar-sm': vars.density.avatarSm,
  'avatar-md': vars.density.avatarMd,
  'avatar-lg': vars.density.avatarLg,
  'hit-sm': hit(vars.density.controlSm),
  'hit-md': hit(vars.density.controlMd),
  // Of a picture beside what is said: a little beyond it at least.
  'hit-person': `min(-6px, (${vars.density.avatarSm} - 44px) / 2)`,
  'safe-top': 'env(safe-area-inset-top)',
  'safe-bottom': 'env(safe-area-inset-bottom)',
};

const layout = {
  rail: '76px',
  'rail-wide': '248px',
  'list-pane': '340px',
  aside: '320px',
  comments: '420px',
  column: '600px',
  conversation: '760px',
  reading: '520px',
  wide: '1440px',
  dialog: '360px',
  'dialog-wide': '420px',
  bubble: 'min(78%, 460px)',
  sentence: '20em',
  picture: '240px',
  picked: '108px',
  auth: '476px',
  'auth-main': 'max(46.5%, 520px)',
  menu: '190px',
  popover: '320px',
  'dialog-phone': 'min(360px, calc(100% - 32px))',
};

export const spacing = { px: '1px', ...grid, ...density, ...sizes };

export const width = {
  auto: 'auto',
  full: '100%',
  fit: 'fit-content',
  // It reaches into the edges of a bubble of words, and leaves them in one of a picture.
  quote: 'calc(100% + 8px)',
  'quote-picture': 'calc(100% - 8px)',
  ...layout,
};

export const height = {
  auto: 'auto',
  full: '100%',
  dvh: PAGE,
  sheet: 'calc(100dvh - 48px)',
  emoji: '360px',
  frame: '420px',
};

export const maxWidth = { none: 'none', full: '100%', ...layout };

export const maxHeight = {
  full: '100%',
  media: 'max(66dvh, 320px)',
  hero: 'min(100%, 520px)',
  sheet: 'calc(100dvh - 48px)',
  composer: '148px',
  suggestions: '232px',
};

export const minWidth = { full: '100%', menu: layout.menu, collage: '500px' };

export const minHeight = { full: '100%', dvh: PAGE, 'sheet-tall': '61dvh', art: '260px' };

export const aspectRatio = {
  square: '1',
  portrait: '4 / 5',
  hero: '400 / 420',
  landscape: '4 / 3',
  tall: '3 / 4',
  video: '9 / 16',
  wide: '2',
  mosaic: '3 / 2',
};

export const gridTemplateColumns = {
  '2': 'repeat(2, minmax(0, 1fr))',
  '3': 'repeat(3, minmax(0, 1fr))',
  '4': 'repeat(4, minmax(0, 1fr))',
  '6': 'repeat(6, 1fr)',
  '7': 'repeat(7, minmax(0, 1fr))',
  '8': 'repeat(8, minmax(0, 1fr))',
  fit: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  post: `minmax(0, 1fr) ${layout.comments}`,
};
