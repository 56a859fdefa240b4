import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Navigation/Logo',
  component: Logo,
  args: { src: '/art/flower.svg', name: '花与海', href: '#home' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {};
export const MarkAlone: Story = { args: { words: 'never' } };
