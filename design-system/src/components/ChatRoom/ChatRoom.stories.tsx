import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BackIcon, MoreIcon, PlusIcon, RefreshIcon, SearchIcon, SmileIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Bubble, ChatNotice, MessageRow } from '../Bubble/Bubble.tsx';
import { Composer } from '../Composer/Composer.tsx';
import { IconButton, IconButtonLink } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { List } from '../List/List.tsx';
import { PersonRow } from '../List/PersonRow.tsx';
import { MediaFrame, MediaImage } from '../MediaFrame/MediaFrame.tsx';
import { Only } from '../Only/Only.tsx';
import { SplitPane } from '../SplitPane/SplitPane.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatRoom } from './ChatRoom.tsx';

const meta = { title: 'Scaffolds/Conversation', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function RoomBar() {
  const say = useSay();
  return (
    <AppBar
      tone="raised"
      start={
        <Only on="phone">
          <IconButtonLink href="#chat" icon={BackIcon} label={say('返回', 'Back')} />
        </Only>
      }
      center={
        <Inline gap="md">
          <Avatar size="sm" name="海" src="/art/p6.svg" />
          <Stack grow>
            <Text as="b" weight="strong" lines={1}>
              {say('海边的周末', 'Kavya by the sea')}
            </Text>
            <Text size="caption" tone="secondary">
              {say('在线', 'Online')}
            </Text>
          </Stack>
        </Inline>
      }
      end={
        <>
          <IconButton icon={SearchIcon} label={say('搜索', 'Search')} />
          <IconButton icon={MoreIcon} label={say('更多', 'More')} />
        </>
      }
    />
  );
}

function Messages() {
  const say = useSay();
  const kavya = <Avatar size="sm" name="海" src="/art/p6.svg" />;
  const read = { state: 'read', label: say('已读', 'Read') } as const;
  return (
    <ChatLog label={say('聊天记录', 'Messages')}>
      <ChatNotice>{say('今天', 'Today')}</ChatNotice>
      <MessageRow side="other" keepAvatarRoom>
        <Bubble
          side="other"
          time="14:03"
          author={
            <>
              {say('海边的周末', 'Kavya')}
              <Tag tone="accent">{say('管理员', 'Admin')}</Tag>
            </>
          }
        >
          {say(
            '周六这片茶山，早上六点有云海，有人一起去吗？',
            'This tea hill on Saturday. Clouds at six in the morning. In?',
          )}
        </Bubble>
      </MessageRow>
      <MessageRow side="other" continues avatar={kavya}>
        <Bubble side="other" continues time="14:03">
          {say('带外套', 'Bring a coat')}
        </Bubble>
      </MessageRow>
      <MessageRow side="own">
        <Bubble
          side="own"
          time="14:05"
          delivery={read}
          quote={{
            author: say('海边的周末', 'Kavya'),
            text: say('周六这片茶山，早上六点有云海', 'This tea hill on Saturday'),
          }}
        >
          {say('去！我带无人机和热汤', 'In! I’ll bring the drone and hot soup')}
        </Bubble>
      </MessageRow>
      <MessageRow side="own" continues>
        <Bubble
          side="own"
          continues
          time="14:06"
          delivery={{ state: 'sending', label: say('发送中', 'Sending') }}
        >
          {say('还有相机', 'And the camera')}
        </Bubble>
      </MessageRow>
      <MessageRow
        side="own"
        continues
        retry={<IconButton icon={RefreshIcon} label={say('没发出去，再试一次', 'Not sent. Try again')} />}
      >
        <Bubble side="own" continues time="14:06">
          {say('没发出去的一条', 'One that did not leave')}
        </Bubble>
      </MessageRow>
    </ChatLog>
  );
}

function Room() {
  const say = useSay();
  const [value, setValue] = useState('');
  return (
    <ChatRoom
      bar={<RoomBar />}
      composer={
        <Composer
          label={say('发消息', 'Message')}
          sendLabel={say('发送', 'Send')}
          value={value}
          onChange={setValue}
          onSend={() => setValue('')}
          start={<IconButton icon={PlusIcon} label={say('添加', 'Add')} tone="quiet" />}
          end={<IconButton icon={SmileIcon} label={say('表情', 'Emoji')} tone="quiet" />}
        />
      }
    >
      <Messages />
    </ChatRoom>
  );
}

export const OnAPhone: Story = { render: () => <Room /> };

export const TwoPanes: Story = {
  render: function TwoPanes() {
    const say = useSay();
    return (
      <SplitPane
        phone="main"
        list={
          <>
            <AppBar title={say('消息', 'Chats')} titleSize="page" tone="raised" />
            <List label={say('聊天', 'Chats')}>
              <PersonRow
                href="#1"
                selected
                media={<Avatar size="lg" name="海" src="/art/p6.svg" />}
                title={say('海边的周末', 'Kavya by the sea')}
                detail={say('带外套', 'Bring a coat')}
                meta="14:32"
                badge={<Badge>5</Badge>}
              />
              <PersonRow
                href="#2"
                media={<Avatar size="lg" name="林" src="/art/p1.svg" />}
                title={say('林间小满', 'Meera Nair')}
                detail={say('照片我整理好发你邮箱啦', 'I sent you the photos')}
                meta="14:20"
              />
            </List>
          </>
        }
        main={<Room />}
      />
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
