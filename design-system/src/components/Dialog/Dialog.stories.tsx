import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ownFrame } from '../../stories/ownFrame.ts';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Question: Story = {
  render: function Question() {
    const say = useSay();
    const [open, setOpen] = useState(true);
    return (
      <Stack padX="page" padY="lg" align="start">
        <Button tone="danger" onClick={() => setOpen(true)}>
          {say('解散', 'Disband')}
        </Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={say('解散“周末去山里”？', 'Disband “Weekend in the hills”?')}
          text={say(
            '128 位成员都会被移出，聊天记录无法找回。',
            'All 128 members leave, and the messages cannot be recovered.',
          )}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>{say('再想想', 'Not yet')}</Button>
              <Button tone="danger" onClick={() => setOpen(false)}>
                {say('解散', 'Disband')}
              </Button>
            </>
          }
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    // Round and round: the Tab key never leaves the dialog.
    const dialog = screen.getByRole('dialog');
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    const again = await screen.findByRole('dialog');
    // It fades in.
    await waitFor(() => expect(again).toBeVisible());
    // Grown to its size it stands in the middle.
    await waitFor(() => {
      const { left, right, top, bottom } = again.getBoundingClientRect();
      expect([left - (innerWidth - right), top - (innerHeight - bottom)].map(Math.abs)).toSatisfy(
        (off: number[]) => off.every((pixels) => pixels <= 1),
      );
    });
  },
};
