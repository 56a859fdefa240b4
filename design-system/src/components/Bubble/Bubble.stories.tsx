import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Box } from '../Box/Box.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MediaFrame, MediaImage } from '../MediaFrame/MediaFrame.tsx';
import { Bubble, ChatNotice, MessageRow } from './Bubble.tsx';

const meta = {
  title: 'Content/Bubble',
  component: Bubble,
  subcomponents: { MessageRow, ChatNotice },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Runs: Story = {
  render: function Runs() {
    const say = useSay();
    const kavya = <Avatar size="sm" name="海" src="/art/p6.svg" />;
    return (
      <Box surface="base">
        <ChatNotice>{say('今天', 'Today')}</ChatNotice>
        <MessageRow side="other" keepAvatarRoom>
          <Bubble side="other" time="14:03" author={say('海边的周末', 'Kavya')}>
            {say('周六这片茶山，去吗？', 'This tea hill on Saturday. In?')}
          </Bubble>
        </MessageRow>
        <MessageRow side="other" continues avatar={kavya}>
          <Bubble
            side="other"
            continues
            time="14:03"
            quote={{ author: say('拾光', 'Ishaan'), text: say('山上冷吗', 'Is it cold up there') }}
          >
            {say('带外套，山上冷', 'Bring a coat, it is cold up there')}
          </Bubble>
        </MessageRow>
      </Box>
    );
  },
};

export const Delivery: Story = {
  render: function Delivery() {
    const say = useSay();
    const states = [
      { state: 'sending', label: say('发送中', 'Sending') },
      { state: 'sent', label: say('已送达', 'Delivered') },
      { state: 'read', label: say('已读', 'Read') },
    ] as const;
    return (
      <Box surface="base">
        {states.map((delivery) => (
          <MessageRow key={delivery.state} side="own" continues>
            <Bubble side="own" continues time="14:05" delivery={delivery}>
              {delivery.label}
            </Bubble>
          </MessageRow>
        ))}
        <MessageRow
          side="own"
          continues
          retry={<IconButton icon={RefreshIcon} label={say('没发出去，再试一次', 'Not sent. Try again')} />}
        >
          <Bubble side="own" continues time="14:06">
            {say('没发出去的一条', 'One that did not leave')}
          </Bubble>
        </MessageRow>
      </Box>
    );
  },
};

export const Picture: Story = {
  render: function Picture() {
    const say = useSay();
    return (
      <MessageRow side="other">
        <Bubble side="other" content="picture" time="14:02">
          <MediaFrame ratio={5 / 3} corners="bubble">
            <MediaImage src="/art/tea.svg" alt={say('茶山', 'A tea hill')} />
          </MediaFrame>
        </Bubble>
      </MessageRow>
    );
  },
};
