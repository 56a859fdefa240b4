import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { Calendar } from './Calendar.tsx';

const meta = { title: 'Content/Calendar', component: Calendar } satisfies Meta;
export default meta;
type Story = StoryObj;

function Search({ offered }: { offered?: (day: string) => boolean }) {
  const say = useSay();
  const [value, setValue] = useState<string | null>('2026-11-12');
  return (
    <Box width="dialog">
      <Calendar
        label={say('按日期找消息', 'Find by date')}
        locale={say('zh-CN', 'en')}
        value={value}
        today="2026-11-21"
        max="2026-11-21"
        offered={offered}
        previousLabel={say('上个月', 'Previous month')}
        nextLabel={say('下个月', 'Next month')}
        onChange={setValue}
      />
    </Box>
  );
}

export const EveryDay: Story = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { current: false, name: /12/ }).focus();
    const reaches = (day: string) =>
      waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', day));
    await userEvent.keyboard('{PageUp}');
    // The other month is drawn first, and takes the focus then.
    await reaches('2026-10-12');
    await userEvent.keyboard('{ArrowUp}');
    await reaches('2026-10-05');
  },
};

const WITH_MESSAGES: ReadonlySet<string> = new Set(['2026-11-03', '2026-11-12', '2026-11-20']);

export const DaysWithMessages: Story = {
  render: () => <Search offered={(day) => WITH_MESSAGES.has(day)} />,
};
