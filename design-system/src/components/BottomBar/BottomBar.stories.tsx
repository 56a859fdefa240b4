import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSampleNav } from '../../compositions/Frame.tsx';
import { useSay } from '../../stories/say.tsx';
import { isWide } from '../../stories/width.ts';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', screen: 'phone' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const FiveItems: Story = {
  render: function FiveItems() {
    const say = useSay();
    return <BottomBar label={say('主导航', 'Main')} items={useSampleNav('chat').bottom} />;
  },
  play: async ({ canvas }) => {
    // From 820 px on the rail has taken over, for screen readers too.
    const boxes = canvas.queryAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(boxes).toHaveLength(isWide() ? 0 : 5);
    for (const { width, height } of boxes) {
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
