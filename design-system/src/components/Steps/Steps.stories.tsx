import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Content/Steps',
  component: Steps,
  args: { label: 'Step 2 of 3', count: 3, current: 2 },
} satisfies Meta<typeof Steps>;
export default meta;

export const Second: StoryObj<typeof meta> = {};
