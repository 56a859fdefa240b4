import type { Meta, StoryObj } from '@storybook/react-vite';
import { LedgerRows } from '../../compositions/wallet.parts.tsx';
import { Card } from '../Card/Card.tsx';
import { LedgerRow } from './LedgerRow.tsx';

const meta = { title: 'Content/LedgerRow', component: LedgerRow } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Entries: Story = {
  render: () => (
    <Card>
      <LedgerRows />
    </Card>
  ),
};
