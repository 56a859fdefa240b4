import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChevronDownIcon } from '../../icons/index.ts';
import { SampleRoom } from '../../stories/SampleRoom.tsx';
import { useSay } from '../../stories/say.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Bubble, MessageRow } from '../Bubble/Bubble.tsx';
import { Button } from '../Button/Button.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatRoom } from './ChatRoom.tsx';
import { DropHint } from './DropHint.tsx';

const meta = {
  title: 'Scaffolds/ChatRoom',
  component: ChatRoom,
  subcomponents: { ChatLog, DropHint },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Conversation: Story = {
  render: () => <SampleRoom />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const room = log.getBoundingClientRect();
    // The room is as high as the screen: bar, log and line share it.
    await expect(canvas.getByRole('textbox').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(room.top).toBeGreaterThan(0);
    log.focus();
    const rows = [...log.querySelectorAll('[data-message]')];
    await userEvent.keyboard('{ArrowUp}');
    await expect(rows.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(rows.at(-2)).toHaveFocus();
    log.blur();
  },
};

export const WayBack: Story = {
  render: function WayBack() {
    const say = useSay();
    return (
      <ChatRoom bar={<AppBar title={say('海边的周末', 'Kavya by the sea')} tone="raised" />} composer={null}>
        <ChatLog
          label={say('聊天记录', 'Messages')}
          float={
            <Button size="sm" icon={ChevronDownIcon}>
              {say('3 条新消息', '3 new messages')}
            </Button>
          }
        >
          {Array.from({ length: 30 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
            <MessageRow key={index} side={index % 3 ? 'other' : 'own'}>
              <Bubble side={index % 3 ? 'other' : 'own'} time="14:06">
                {say('带外套，山上冷', 'Bring a coat, it is cold up there')}
              </Bubble>
            </MessageRow>
          ))}
        </ChatLog>
      </ChatRoom>
    );
  },
};

export const FilesOver: Story = {
  render: function FilesOver() {
    const say = useSay();
    const hint = (
      <DropHint
        title={say('松开即可发送', 'Drop to send')}
        text={say('一次最多 10 个', 'Up to 10 at a time')}
      />
    );
    return (
      <ChatRoom bar={<AppBar title={say('海边的周末', 'Kavya by the sea')} tone="raised" />} composer={hint}>
        <ChatLog label={say('聊天记录', 'Messages')}>
          <MessageRow side="own">
            <Bubble side="own" time="14:06">
              {say('带外套，山上冷', 'Bring a coat, it is cold up there')}
            </Bubble>
          </MessageRow>
        </ChatLog>
      </ChatRoom>
    );
  },
  play: async ({ canvas }) => {
    const hint = canvas.getByText(/10/).parentElement?.parentElement;
    // All of the room, and nothing under it is kept from the pointer.
    await expect(hint?.getBoundingClientRect().height).toBe(innerHeight);
    const under = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    await expect(under?.closest('[role=log]')).not.toBeNull();
  },
};
