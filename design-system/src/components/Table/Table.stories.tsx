import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Table } from './Table.tsx';

const meta = { title: 'Content/Table', component: Table } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OfMovements: Story = {
  parameters: { picture: false },
  render: function OfMovements() {
    const say = useSay();
    return (
      <Table
        caption={say('积分变动', 'Movements of points')}
        columns={[
          { key: 'time', label: say('时间', 'Time') },
          { key: 'who', label: say('账号', 'Account') },
          { key: 'points', label: say('积分', 'Points'), align: 'end' },
        ]}
        rows={[
          { id: '1', cells: { time: '10:24', who: 'ann12345', points: '+100.00' } },
          {
            id: '2',
            cells: { time: '10:21', who: 'a-name-that-is-much-longer-than-its-column', points: '−20.50' },
          },
        ]}
      />
    );
  },
};
