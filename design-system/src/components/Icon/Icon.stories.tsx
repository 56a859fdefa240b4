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
