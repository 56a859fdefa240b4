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
  play: async ({ canvas, canvasElement }) => {
    // From 820 px on the rail has taken over, for screen readers too.
    const boxes = canvas.queryAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(boxes).toHaveLength(isWide() ? 0 : 5);
    for (const { width, height } of boxes) {
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    // A number leaves the middle of the drawing free: half a person would be none.
    const [drawing, badge] = ['svg', ':scope > span'].map((part) =>
      canvasElement
        .querySelector(`[aria-current] span:has(> svg)`)
        ?.querySelector(part)
        ?.getBoundingClientRect(),
    );
    if (drawing && badge)
      await expect(badge.left).toBeGreaterThanOrEqual(drawing.left + drawing.width * 0.75);
  },
};

/** On a solid ground, the current place under a line, the thing to do as an outline. */
export const Flat: Story = {
  ...FiveItems,
  parameters: { variants: { nav: 'flat' }, picture: false },
  play: async (story) => {
    await FiveItems.play?.(story);
    const current = story.canvasElement.querySelector('[aria-current=page]');
    await expect(current && getComputedStyle(current).boxShadow).toContain('inset');
  },
};

/** Floats over the page. */
export const Pill: Story = {
  ...FiveItems,
  parameters: { variants: { nav: 'pill' }, picture: false },
  play: async (story) => {
    await FiveItems.play?.(story);
    const { bottom = 0 } = story.canvasElement.querySelector('nav')?.getBoundingClientRect() ?? {};
    await expect(bottom).toBeLessThan(innerHeight);
  },
};
