import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';

const meta = { title: 'Messages/Dialog and Sheet', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  render: function Question() {
    const say = useSay();
    const [open, setOpen] = useState(true);
    return (
      <Stack padX="lg" padY="lg" align="start">
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
};

export const MoreRoom: Story = {
  render: function MoreRoom() {
    const say = useSay();
    const [open, setOpen] = useState(true);
    return (
      <Stack padX="lg" padY="lg" align="start">
        <Button onClick={() => setOpen(true)}>{say('评论', 'Comments')}</Button>
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title={say('先登录吧', 'Log in first')}
          closeLabel={say('关闭', 'Close')}
        >
          <Stack gap="md">
            <Text tone="secondary">
              {say('登录后就能喜欢、评论和聊天。', 'Log in to like, comment and chat.')}
            </Text>
            <Button tone="primary" size="lg" block>
              {say('登录', 'Log in')}
            </Button>
            <Button size="lg" block onClick={() => setOpen(false)}>
              {say('先逛逛', 'Just looking')}
            </Button>
          </Stack>
        </Sheet>
      </Stack>
    );
  },
};
