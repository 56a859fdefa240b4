import { useState } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Composer } from '../components/Composer/Composer.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Tag } from '../components/Tag/Tag.tsx';
import { Text } from '../components/Text/Text.tsx';
import { SmileIcon } from '../icons/index.ts';
import { SampleActions, SampleAuthor, SampleWords } from '../stories/SamplePost.tsx';
import { useSay } from '../stories/say.tsx';

interface SampleComment {
  picture: string;
  name: string;
  text: string;
  time: string;
  likes: string;
  author?: boolean;
}

function useComments(): SampleComment[] {
  const say = useSay();
  return [
    {
      picture: 'p4',
      name: say('阿澈', 'Nikhil'),
      text: say('手机第二次关机的时候，你肯定骂出声了', 'The second time the phone died you must have sworn'),
      time: say('1 小时', '1 h'),
      likes: '862',
    },
    {
      picture: 'p1',
      name: say('林间小满', 'Meera Nair'),
      text: say('骂了。然后一抬头，就不骂了。', 'I did. Then I looked up and stopped.'),
      time: say('58 分钟', '58 m'),
      likes: '1.4k',
      author: true,
    },
    {
      picture: 'p6',
      name: say('海边的周末', 'Rohan'),
      text: say('求参数！感光度多少，曝光几秒？', 'Settings please! What ISO, how many seconds?'),
      time: say('1 小时', '1 h'),
      likes: '215',
    },
  ];
}

function Comments() {
  const say = useSay();
  return (
    <ul className="flex flex-col gap-4">
      {useComments().map(({ picture, name, text, time, likes, author }) => (
        <li key={text} className="flex gap-2.5">
          <Avatar size="sm" name={name} src={`/art/${picture}.svg`} />
          <Stack grow>
            <Text size="footnote" tone="secondary">
              {name} {author && <Tag tone="accent">{say('作者', 'Author')}</Tag>}
            </Text>
            <Text as="p" wrap="pretty">
              {text}
            </Text>
            <Text size="caption" tone="tertiary">
              {time}
            </Text>
          </Stack>
          <Text size="micro" tone="tertiary" tabular>
            {likes}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function PanelHead() {
  const say = useSay();
  return (
    <div className="shrink-0 border-b border-subtle pt-1">
      <SampleAuthor detail={say('2.3 万粉丝', '23.6k followers')} follow="primary" />
      <SampleWords opened />
      <SampleActions />
    </div>
  );
}

/** Beside the stage: who, the words, the actions, and what people say. */
export function PostPanel() {
  const say = useSay();
  const [value, setValue] = useState('');
  return (
    <aside
      aria-label={say('评论', 'Comments')}
      className="flex h-dvh min-w-0 flex-col border-s border-subtle bg-raised"
    >
      <PanelHead />
      <Stack grow gap="md" padX="cardPad" padY="md">
        <Heading level={2} size="lead">
          {say('1.2k 条评论', '1.2k comments')}
        </Heading>
        <Comments />
      </Stack>
      <Composer
        label={say('说点好听的', 'Say something nice')}
        sendLabel={say('发送', 'Send')}
        value={value}
        onChange={setValue}
        onSend={() => setValue('')}
        end={<IconButton icon={SmileIcon} label={say('表情', 'Emoji')} tone="quiet" />}
      />
    </aside>
  );
}
