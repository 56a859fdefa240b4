import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { useSampleEntries } from '../../stories/sampleEntries.ts';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { PointMenu } from './PointMenu.tsx';

const meta = { title: 'Overlays/PointMenu', component: PointMenu } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: function Open() {
    const say = useSay();
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{say('这条消息', 'This message')}</Button>
        <PointMenu
          label={say('这条消息', 'This message')}
          open={open}
          onClose={() => setOpen(false)}
          at={{ x: 24, y: 64 }}
          entries={useSampleEntries()}
          emojis={{
            list: ['👍', '❤️', '😂', '😮', '😢', '🙏'],
            chosen: ['❤️'],
            labelOf: (emoji) => say(`用 ${emoji} 回应`, `React with ${emoji}`),
            moreLabel: say('更多表情', 'More emoji'),
            onChoose: () => undefined,
            onMore: () => undefined,
          }}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};
