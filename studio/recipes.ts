import type { Change, Draft } from './draft.ts';
import { withBrand, withTokens } from './draft.ts';
import { changedAt, isGroup, type Json } from './json.ts';

/** A manner that a brand can begin with: fields of `brand.json` and `$value`s of `tokens.json` by their paths. */
export interface Recipe {
  /** In both languages, and what it does. */
  readonly name: readonly [chinese: string, english: string];
  readonly does: readonly [chinese: string, english: string];
  readonly brand: Readonly<Record<string, unknown>>;
  readonly tokens: Readonly<Record<string, unknown>>;
}

const px = (value: number) => ({ value, unit: 'px' });

/** Told in brands/README.md, which a test holds to these. */
export const RECIPES: readonly Recipe[] = [
  {
    name: ['药丸按钮', 'Pill buttons'],
    does: ['能按的都是圆的，导航条也是。', 'Everything that is pressed is round, and so is the bar.'],
    brand: { 'variants.nav': 'pill', 'variants.tabs': 'pill', 'variants.bubble': 'round' },
    tokens: {
      'shape.radius.control': px(999),
      'shape.radius.chip': px(999),
      'shape.radius.field': px(24),
    },
  },
  {
    name: ['不用卡片', 'No cards'],
    does: ['帖子和聊天直接放在页面上，用线分开。', 'Posts and chats lie on the page, told apart by a line.'],
    brand: { 'variants.feedCard': 'edge', 'variants.chatList': 'lines', 'variants.profile': 'plain' },
    tokens: {
      'elevation.cardBorder': px(0),
      'elevation.feedRule': px(1),
      'shape.radius.card': px(0),
    },
  },
  {
    name: ['粗野', 'Brutalist'],
    does: [
      '没有圆角，线条粗，不浮也不弹。',
      'No corner is round, lines are thick, nothing floats or springs.',
    ],
    brand: {
      'variants.nav': 'flat',
      'variants.tabs': 'text',
      'variants.bubble': 'square',
      'variants.motion': 'crisp',
      'variants.login': 'card',
    },
    tokens: {
      'shape.radius.control': px(0),
      'shape.radius.field': px(0),
      'shape.radius.card': px(0),
      'shape.radius.media': px(0),
      'shape.radius.sheet': px(0),
      'shape.borderWidth': px(2),
      'elevation.cardBorder': px(2),
      'elevation.fieldBorder': px(2),
    },
  },
  {
    name: ['报纸', 'Newspaper'],
    does: [
      '栏目紧凑，纸页，聊天没有气泡，行距宽。',
      'Dense columns, paper pages, chats without bubbles, room between the lines.',
    ],
    brand: {
      'variants.feedCard': 'magazine',
      'variants.post': 'paper',
      'variants.bubble': 'lines',
      'variants.wallpaper': 'plain',
      'variants.login': 'split',
    },
    tokens: {
      'type.lineHeight.reading': 1.75,
      'type.size.heading': px(26),
      'density.gap': px(10),
      'elevation.feedRule': px(1),
    },
  },
];

const put = (
  json: Json,
  fields: Recipe['brand'],
  wrap: (value: unknown) => (node: unknown) => unknown,
): Json => Object.entries(fields).reduce((out, [path, value]) => changedAt(out, path, wrap(value)), json);

/** The draft that follows a recipe, in one step: what the recipe does not name stays. */
export function withRecipe(draft: Draft, { brand, tokens }: Pick<Recipe, 'brand' | 'tokens'>): Change {
  const file = put(draft.file, tokens, ($value) => (node) => ({ ...(isGroup(node) ? node : {}), $value }));
  const themed = withTokens(draft, file);
  if (themed.status === 'refused') return themed;
  return withBrand(
    themed.draft,
    put({ ...draft.brand }, brand, (value) => () => value),
  );
}
