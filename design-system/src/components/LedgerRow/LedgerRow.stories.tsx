import type { Meta, StoryObj } from '@storybook/react-vite';
import { LedgerRows, QuickActions } from '../../compositions/wallet.parts.tsx';
import { Card } from '../Card/Card.tsx';

const meta = { title: 'Content/LedgerRow' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  render: () => (
    <Card>
      <LedgerRows />
    </Card>
  ),
};

export const Quick: Story = { render: () => <QuickActions /> };
