import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleRail } from '../../compositions/Frame.tsx';
import { NavRail } from './NavRail.tsx';

const meta = {
  title: 'Navigation/NavRail',
  component: NavRail,
  parameters: { layout: 'fullscreen', screen: 'desktop' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const WithWords: Story = { render: () => <SampleRail current="chat" /> };
export const Slim: Story = { render: () => <SampleRail current="chat" slim /> };

/** A column of drawings over their names, on every width. */
export const Icons: Story = {
  ...WithWords,
  parameters: { variants: { rail: 'icons' }, picture: false },
  play: async ({ canvas, canvasElement }) => {
    const rail = canvasElement.querySelector('nav')?.getBoundingClientRect();
    await expect(rail?.width).toBeLessThan(100);
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
    }
  },
};

/** Over the pages, from edge to edge. */
export const Top: Story = {
  ...WithWords,
  parameters: { variants: { rail: 'top' }, picture: false },
  play: async ({ canvasElement }) => {
    const rail = canvasElement.querySelector('nav')?.getBoundingClientRect();
    await expect(rail?.height).toBe(64);
    await expect(rail?.width).toBeGreaterThan(innerWidth / 2);
  },
};
