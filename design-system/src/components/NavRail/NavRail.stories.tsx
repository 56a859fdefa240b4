import type { Meta, StoryObj } from '@storybook/react-vite';
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
