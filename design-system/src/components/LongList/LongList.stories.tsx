import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { people, personRow } from '../../stories/people.tsx';
import { useSay } from '../../stories/say.tsx';
import { LongList } from './LongList.tsx';

const meta = {
  title: 'Content/LongList',
  component: LongList,
  parameters: { layout: 'fullscreen', picture: false },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const ALL = people(10_000);
const IDS = ALL.map(({ id }) => id);

export const TenThousand: Story = {
  render: function TenThousand() {
    const say = useSay();
    return (
      <LongList label={say('成员', 'Members')} ids={IDS}>
        {(_, index) => ALL[index] && personRow(ALL[index])}
      </LongList>
    );
  },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('listitem').length;
    await expect(rows()).toBeLessThanOrEqual(60);
    canvas.getByRole('link', { name: /Meera 2$/ }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Meera 9999$/ })).toHaveFocus());
    // The end is in sight, and what stands before it.
    await waitFor(() => expect(canvas.getByRole('link', { name: /Meera 9995$/ })).toBeVisible());
    await expect(rows()).toBeLessThanOrEqual(60);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Meera 0$/ })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};
