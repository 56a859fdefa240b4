import { useState } from 'react';
import { AppBar } from '../components/AppBar/AppBar.tsx';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Bubble, ChatNotice, MessageRow } from '../components/Bubble/Bubble.tsx';
import { ChatLog } from '../components/ChatRoom/ChatLog.tsx';
import { ChatRoom } from '../components/ChatRoom/ChatRoom.tsx';
import { Composer } from '../components/Composer/Composer.tsx';
import { IconButton, IconButtonLink } from '../components/IconButton/IconButton.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Only } from '../components/Only/Only.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Tag } from '../components/Tag/Tag.tsx';
import { Text } from '../components/Text/Text.tsx';
import { BackIcon, MoreIcon, PlusIcon, SearchIcon, SmileIcon } from '../icons/index.ts';
import { useSay } from './say.tsx';

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
  const read = { state: 'read', label: say('已读', 'Read') } as const;
  const kavya = <Avatar size="sm" name="海" src="/art/p6.svg" />;
  return (
    <ChatLog label={say('聊天记录', 'Messages')}>
      <ChatNotice>{say('今天', 'Today')}</ChatNotice>
      <MessageRow side="other" keepAvatarRoom>
        <Bubble
          side="other"
          time="14:03"
          author={
            <>
              {say('海边的周末', 'Kavya')} <Tag tone="accent">{say('管理员', 'Admin')}</Tag>
            </>
          }
        >
          {say('周六这片茶山，早上六点有云海，去吗？', 'This tea hill on Saturday. Clouds at six. In?')}
        </Bubble>
      </MessageRow>
      <MessageRow side="other" continues avatar={kavya}>
        <Bubble side="other" continues time="14:03">
          {say('带外套，山上冷', 'Bring a coat, it is cold up there')}
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
    </ChatLog>
  );
}

/** A conversation as its page shows it: content for stories. */
export function SampleRoom() {
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
          start={<IconButton icon={PlusIcon} label={say('添加', 'Add')} tone="subtle" />}
          end={<IconButton icon={SmileIcon} label={say('表情', 'Emoji')} tone="subtle" />}
        />
      }
    >
      <Messages />
    </ChatRoom>
  );
}
