import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as glyphs from '../../icons/index.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';
import { iconSizes } from './Icon.variants.ts';

const meta = { title: 'Words/Icon', component: Icon, args: { of: glyphs.HeartIcon } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Inline wrap gap="lg">
      {Object.entries(glyphs).map(([name, glyph]) => (
        <Icon key={name} of={glyph} />
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap="lg">
      {iconSizes.map((size) => (
        <Icon key={size} of={glyphs.StarIcon} size={size} />
      ))}
    </Inline>
  ),
};

export const Filled: Story = { args: { of: glyphs.HeartIcon, fill: 'solid' } };

const shapeOf = (canvas: HTMLElement, shape: string): CSSStyleDeclaration => {
  const found = canvas.querySelector(shape);
  if (!found) throw new Error(`There is no ${shape}`);
  return getComputedStyle(found);
};

/** What they enclose is tinted; an arrow stays a line. */
export const Duotone: Story = {
  ...All,
  parameters: { variants: { icons: 'duotone' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(shapeOf(canvasElement, 'circle').fillOpacity).toBe('0.2');
    await expect(shapeOf(canvasElement, '[d^="M7 7h12"]').fillOpacity).toBe('0.2');
    await expect(shapeOf(canvasElement, '[d="m6 9 6 6 6-6"]').fill).toBe('none');
  },
};

/** The current place is solid. */
export const Solid: Story = {
  args: { of: glyphs.HomeIcon, fill: 'soft' },
  parameters: { variants: { icons: 'filled' }, picture: false },
  play: async ({ canvasElement }) => {
    const { fill, color } = shapeOf(canvasElement, 'svg');
    await expect(fill).toBe(color);
  },
};

/** Where drawings are solid, all are that say the same so; what is pressed to be solid is a line before. */
export const AllSolid: Story = {
  ...All,
  parameters: { variants: { icons: 'filled' }, picture: false },
  play: async ({ canvasElement }) => {
    for (const shape of ['[d^="M3.26"]', '[d^="M19 21v"]', '[d^="M19 21v"] + circle', '[height="7"]'])
      await expect(shapeOf(canvasElement, shape).fill).not.toBe('none');
    for (const shape of ['[d^="M2 9.5"]', '[d^="M11.525"]', '[d^="m21 21"] + circle', '[d="m6 9 6 6 6-6"]'])
      await expect(shapeOf(canvasElement, shape).fill).toBe('none');
  },
};

/** What lies on a solid drawing is seen: the clasp of a wallet. */
export const SolidWithADetail: Story = {
  args: { of: glyphs.WalletIcon, fill: 'soft' },
  parameters: { variants: { icons: 'filled' }, picture: false },
  play: async ({ canvasElement }) => {
    const { fill } = shapeOf(canvasElement, '[d^="M7"]');
    await expect(shapeOf(canvasElement, '[d^="M17"]').stroke).not.toBe(fill);
    // It is drawn below the leather, which has a hole there.
    await expect(shapeOf(canvasElement, '[d^="M7"]').clipPath).toContain('evenodd');
  },
};
