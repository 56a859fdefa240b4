import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { people, personRow } from '../../stories/people.tsx';
import { useSay } from '../../stories/say.tsx';
import { VirtualList } from './VirtualList.tsx';

const meta = {
  title: 'Content/VirtualList',
  component: VirtualList,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const TenThousand: Story = {
  render: function TenThousand() {
    const say = useSay();
    return (
      <VirtualList label={say('成员', 'Members')} items={people(10_000)} keyOf={({ id }) => id}>
        {personRow}
      </VirtualList>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100);
  },
};
