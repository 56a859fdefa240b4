import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickActions as FourActions } from '../../compositions/wallet.parts.tsx';
import { QuickAction } from './QuickAction.tsx';
import { QuickActions } from './QuickActions.tsx';

const meta = {
  title: 'Controls/QuickAction',
  component: QuickAction,
  subcomponents: { QuickActions },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const FourInARow: Story = { render: () => <FourActions /> };
