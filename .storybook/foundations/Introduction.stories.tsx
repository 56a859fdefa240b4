import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBrands } from '../brands.ts';
import { Introduction } from './Introduction.tsx';

/** Where Storybook opens. */
const meta = {
  title: 'Introduction',
  tags: ['!autodocs', 'condition'],
  parameters: { picture: false },
} satisfies Meta;
export default meta;

export const Brands: StoryObj = {
  render: (_, { globals }) => (
    <Introduction brand={String(globals['brand'])} locale={String(globals['locale'])} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /./ })).toHaveLength(storyBrands.length);
  },
};
