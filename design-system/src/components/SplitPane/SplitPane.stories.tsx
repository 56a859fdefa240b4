import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChatPage } from '../../compositions/chat.parts.tsx';
import { isWide } from '../../stories/width.ts';
import { SplitPane } from './SplitPane.tsx';

const meta = {
  title: 'Scaffolds/SplitPane',
  component: SplitPane,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const panes = ['list', 'log'] as const;

/** Both are there on every width; a phone shows one, and hides the other from screen readers too. */
const showing =
  (phone: (typeof panes)[number]): Story['play'] =>
  async ({ canvas }) => {
    const shown = panes.filter((role) => canvas.queryByRole(role) !== null);
    await expect(shown).toEqual(isWide() ? panes : [phone]);
  };

export const ThreePanes: Story = { parameters: { screen: 'desktop' }, render: () => <ChatPage /> };
export const ListOnAPhone: Story = {
  parameters: { screen: 'phone' },
  render: () => <ChatPage phone="list" />,
  play: showing('list'),
};
export const MainOnAPhone: Story = {
  parameters: { screen: 'phone' },
  render: () => <ChatPage phone="main" />,
  play: showing('log'),
};
