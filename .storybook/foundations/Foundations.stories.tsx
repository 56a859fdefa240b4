import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { IconSheet } from './IconSheet.tsx';
import { TokenSheet } from './TokenSheet.tsx';

/** What brands fill in, as the brand of the toolbar does: every token of the contract stands on one of these pages. */
const meta = {
  title: 'Foundations',
  // They show values, on purpose; and their looks are those of the tokens, which have tests of their own.
  tags: ['!autodocs', 'condition'],
  parameters: { picture: false },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const block: CSSProperties = { display: 'inline-block', inlineSize: 72, blockSize: 48, flexShrink: 0 };
const ground = (value: string): CSSProperties => ({
  ...block,
  background: value,
  outline: '1px solid var(--color-border-default)',
});
const corner = (value: string): CSSProperties => ({
  ...block,
  background: 'var(--color-accent-solid)',
  borderRadius: value,
});
const shadow = (value: string): CSSProperties => ({
  ...block,
  background: 'var(--color-surface-raised)',
  boxShadow: value,
});
const bar = (value: string): CSSProperties => ({
  ...block,
  background: 'var(--color-accent-solid)',
  blockSize: 12,
  inlineSize: value,
});
const line = (value: string): CSSProperties => ({
  ...block,
  borderBlockEnd: `${value} solid var(--color-text-primary)`,
});
const none = (): CSSProperties => ({ display: 'none' });

type Sheet = Omit<ComponentProps<typeof TokenSheet>, 'look'>;

const sheet = (props: Sheet): Story => ({
  render: (_, { globals }) => <TokenSheet {...props} look={`${globals['brand']} ${globals['scheme']}`} />,
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll('[data-token]')];
    await expect(samples.length).toBeGreaterThan(3);
    await waitFor(() => {
      for (const sample of samples)
        expect(sample.nextElementSibling?.lastElementChild, sample.outerHTML).not.toBeEmptyDOMElement();
    });
  },
});

const WORDS = 'Aa 永 12';

export const Colour = sheet({
  zh: '颜色',
  en: 'Colour',
  note: {
    zh: '按用途命名，不按色相：同一名字，在每个品牌与明暗里各有其值。',
    en: 'Named by their use, never by their hue: one name, and a value of its own in each brand and scheme.',
  },
  groups: [
    ...['surface', 'text', 'accent', 'border', 'status', 'chat', 'envelope', 'media'].map((name) => ({
      path: `color.${name}`,
      styleOf: ground,
    })),
    { path: 'illustration', styleOf: ground },
  ],
});

export const Type = sheet({
  zh: '文字',
  en: 'Type',
  note: {
    zh: '字体、字重、字号、行高与字距；字号以最小的正文为起点。',
    en: 'Faces, weights, sizes, line heights and tracking. Components choose by role, brands by taste.',
  },
  groups: [
    { path: 'type.family', styleOf: (fontFamily) => ({ fontFamily, fontSize: 24 }), words: WORDS },
    { path: 'type.weight', styleOf: (fontWeight) => ({ fontWeight, fontSize: 24 }), words: WORDS },
    { path: 'type.size', styleOf: (fontSize) => ({ fontSize }), words: WORDS },
    {
      path: 'type.lineHeight',
      styleOf: (lineHeight) => ({ lineHeight, inlineSize: 72 }),
      words: `${WORDS} ${WORDS}`,
    },
    { path: 'type.tracking', styleOf: (by) => ({ letterSpacing: `calc(${by} * 1em)` }), words: WORDS },
  ],
});

export const Space = sheet({
  zh: '间距',
  en: 'Space',
  note: {
    zh: '疏密由品牌决定；手指的 44 像素不由它决定。',
    en: 'How dense it is, a brand decides. The 44 px of a finger it does not: controls catch the rest.',
  },
  groups: [{ path: 'density', styleOf: bar }],
});

export const Shape = sheet({
  zh: '形状',
  en: 'Shape',
  note: {
    zh: '圆角按所在之处命名：按钮、卡片、气泡、头像，各自可变。',
    en: 'Corners are named by what has them: a control, a card, a bubble, a picture of somebody.',
  },
  groups: [
    { path: 'shape.radius', styleOf: corner },
    ...['shape.borderWidth', 'shape.hairline', 'shape.focusWidth'].map((path) => ({ path, styleOf: line })),
    { path: 'shape.iconStroke', styleOf: none },
  ],
});

export const Elevation = sheet({
  zh: '层次',
  en: 'Elevation',
  note: {
    zh: '三层：卡片、浮起的控件、面板与对话框；以影、线或底色示之，由品牌决定。',
    en: 'Three levels: a card, a floating control, a sheet or dialog. A shadow, a line or a ground shows them, as the brand likes.',
  },
  groups: [
    ...['elevation.card', 'elevation.float', 'elevation.sheet'].map((path) => ({ path, styleOf: shadow })),
    ...['elevation.cardBorder', 'elevation.feedRule', 'elevation.barBorder', 'elevation.fieldBorder'].map(
      (path) => ({ path, styleOf: line }),
    ),
    ...['elevation.barBlur', 'elevation.barOpacity'].map((path) => ({ path, styleOf: none })),
  ],
});

export const Motion = sheet({
  zh: '动效',
  en: 'Motion',
  note: {
    zh: '短的给回应，长的给来去；系统要求少动时，一切都不动。',
    en: 'Short ones answer, long ones come and go. Hover a bar to see it. Whoever asks for less motion gets none.',
  },
  groups: [
    {
      path: 'motion.duration',
      styleOf: (value) => ({ ...bar('72px'), animation: `pull ${value} infinite alternate` }),
    },
    { path: 'motion.easing', styleOf: none },
    {
      path: 'motion.scalePress',
      styleOf: (scale) => ({ ...block, background: 'var(--color-accent-solid)', scale }),
    },
  ],
});

export const Icons: Story = {
  render: () => <IconSheet />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg').length).toBeGreaterThan(50);
  },
};
