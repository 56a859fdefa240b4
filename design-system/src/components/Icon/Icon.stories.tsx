import type { Meta, StoryObj } from '@storybook/react-vite';
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
