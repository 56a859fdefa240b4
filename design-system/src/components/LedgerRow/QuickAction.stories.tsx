import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickActions } from '../../compositions/wallet.parts.tsx';
import { QuickAction } from './QuickAction.tsx';

const meta = { title: 'Controls/QuickAction', component: QuickAction } satisfies Meta;
export default meta;
type Story = StoryObj;

export const FourInARow: Story = { render: () => <QuickActions /> };
