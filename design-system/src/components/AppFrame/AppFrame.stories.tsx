import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame } from '../../compositions/Frame.tsx';
import { FeedPage } from '../../compositions/feed.parts.tsx';
import { AppFrame } from './AppFrame.tsx';

const meta = {
  title: 'Scaffolds/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const SkippingTheNavigation: Story = {
  render: () => (
    <Frame current="home">
      <FeedPage />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: /跳到内容|Skip/ });
    await expect(getComputedStyle(skip).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    // The first stop of the Tab key, and in sight while it has the focus.
    await expect(skip).toHaveFocus();
    await expect(getComputedStyle(skip).clipPath).toBe('none');
  },
};
