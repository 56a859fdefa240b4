import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Card } from '../Card/Card.tsx';
import { List } from '../List/List.tsx';
import { LedgerRowSkeleton } from './LedgerRowSkeleton.tsx';

const meta = { title: 'Content/LedgerRowSkeleton', component: LedgerRowSkeleton } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Entries: Story = {
  parameters: { picture: false },
  render: function Entries() {
    const say = useSay();
    return (
      <Card>
        <List label={say('正在加载', 'Loading')} busy>
          <LedgerRowSkeleton />
          <LedgerRowSkeleton />
        </List>
      </Card>
    );
  },
};
