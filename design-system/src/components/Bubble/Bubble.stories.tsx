import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoreIcon, RefreshIcon, ReplyIcon, SmileIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Box } from '../Box/Box.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MediaFrame, MediaImage } from '../MediaFrame/MediaFrame.tsx';
import { Bubble, ChatNotice, MessageRow } from './Bubble.tsx';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import { FileTile } from './FileTile.tsx';
import { FoldedText } from './FoldedText.tsx';
import { MessageTools } from './MessageTools.tsx';
import { Reactions } from './Reactions.tsx';
import { ReplyMark } from './ReplyMark.tsx';
import { SharedCard } from './SharedCard.tsx';

const meta = {
  title: 'Content/Bubble',
  component: Bubble,
  subcomponents: {
    MessageRow,
    ChatNotice,
    EnvelopeCard,
    FileTile,
    FoldedText,
    MessageTools,
    Reactions,
    ReplyMark,
    SharedCard,
  },
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

export const Kinds: Story = {
  render: function Kinds() {
    const say = useSay();
    const sides = ['other', 'own'] as const;
    return (
      <Box surface="base">
        {sides.map((side) => (
          <div key={side}>
            <MessageRow side={side}>
              <Bubble side={side} time="14:06">
                <FileTile
                  extension="pdf"
                  name={say('茶山路线_v3.pdf', 'tea-hill-route_v3.pdf')}
                  detail="2.48 MB"
                  action={say('下载', 'Download')}
                  onOpen={() => undefined}
                />
              </Bubble>
            </MessageRow>
            <MessageRow side={side} continues>
              <Bubble side={side} continues time="14:07">
                <SharedCard
                  media={<Avatar size="md" name="海" src="/art/p6.svg" />}
                  title={say('海边的周末', 'Kavya')}
                  detail="seaside7"
                  kind={say('名片', 'Contact')}
                  href="#kavya"
                />
              </Bubble>
            </MessageRow>
            <MessageRow side={side} continues>
              <Bubble side={side} continues time="14:07">
                <FoldedText moreLabel={say('展开', 'Show more')} lessLabel={say('收起', 'Show less')}>
                  {say('带外套，山上冷。', 'Bring a coat, it is cold up there. ').repeat(30)}
                </FoldedText>
              </Bubble>
            </MessageRow>
            <MessageRow side={side} continues>
              <Bubble side={side} content="bare" time="14:08">
                <EnvelopeCard
                  greeting={say('油钱我出，别客气', 'Fuel is on me')}
                  hint={say('点开试试手气', 'Open it and see')}
                  kind={say('拼手气红包', 'Lucky red envelope')}
                />
              </Bubble>
            </MessageRow>
          </div>
        ))}
      </Box>
    );
  },
};

export const WithReactions: Story = {
  render: function WithReactions() {
    const say = useSay();
    const reactions = [
      { emoji: '🔥', count: '6', mine: true, label: say('🔥 6 人，包括你', '🔥 6 people, you too') },
      { emoji: '😍', count: '3', mine: false, label: say('😍 3 人', '😍 3 people') },
    ];
    return (
      <Box surface="base" padY="xl">
        {(['other', 'own'] as const).map((side) => (
          <MessageRow key={side} side={side}>
            <Bubble
              side={side}
              time="14:03"
              quote={{
                author: say('拾光', 'Ishaan'),
                text: say('山上冷吗', 'Is it cold up there'),
                onOpen: () => undefined,
              }}
            >
              {say('带外套，山上冷', 'Bring a coat')}
            </Bubble>
            <Reactions
              side={side}
              label={say('表情回应', 'Reactions')}
              reactions={reactions}
              onToggle={() => undefined}
            />
            <MessageTools side={side} label={say('这条消息', 'This message')}>
              <IconButton icon={SmileIcon} label={say('回应', 'React')} tone="subtle" />
              <IconButton icon={ReplyIcon} label={say('回复', 'Reply')} tone="subtle" />
              <IconButton icon={MoreIcon} label={say('更多', 'More')} tone="subtle" />
            </MessageTools>
          </MessageRow>
        ))}
      </Box>
    );
  },
  play: async ({ canvas }) => {
    // A finger meets it a little above and below what is drawn.
    for (const quote of canvas.getAllByRole('button', { name: /山上冷吗|Is it cold up there/ })) {
      const { left, top, bottom } = quote.getBoundingClientRect();
      for (const at of [top - 3, bottom + 3])
        await expect(quote.contains(document.elementFromPoint(left + 20, at))).toBe(true);
    }
  },
};

export const Choosing: Story = {
  render: function Choosing() {
    const say = useSay();
    const pick = (isOn: boolean) => ({ isOn, label: say('选择', 'Select') });
    const kavya = <Avatar size="sm" name="海" src="/art/p6.svg" />;
    return (
      <Box surface="base">
        <MessageRow side="other" avatar={kavya} pick={pick(true)}>
          <Bubble side="other" time="14:03" author={say('海边的周末', 'Kavya')}>
            {say('周六这片茶山，去吗？', 'This tea hill on Saturday. In?')}
          </Bubble>
        </MessageRow>
        <MessageRow side="own" pick={pick(true)}>
          <Bubble side="own" time="14:05" delivery={{ state: 'read', label: say('已读', 'Read') }}>
            {say('去！', 'In!')}
          </Bubble>
        </MessageRow>
        <MessageRow side="own" continues pick={pick(false)}>
          <Bubble side="own" continues time="14:05">
            {say('几点出发？', 'When do we leave?')}
          </Bubble>
        </MessageRow>
      </Box>
    );
  },
};

const firstBubble = (canvas: HTMLElement, own: boolean): HTMLElement => {
  const found = canvas.querySelector<HTMLElement>(
    `${own ? '.part-own' : '.part-message:not(.part-own)'} .part-words`,
  );
  if (!found) throw new Error('There is no message of words');
  return found;
};

/** A tail at the speaker. */
export const Tail: Story = {
  ...Runs,
  parameters: { variants: { bubble: 'tail' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(firstBubble(canvasElement, false), '::before').content).toBe('""');
  },
};

/** All corners alike. */
export const Round: Story = {
  ...Runs,
  parameters: { variants: { bubble: 'round' }, picture: false },
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(firstBubble(canvasElement, false));
    await expect(style.borderBottomLeftRadius).toBe(style.borderTopRightRadius);
  },
};

/** Hardly a corner is round. */
export const Square: Story = {
  ...Delivery,
  parameters: { variants: { bubble: 'square' }, picture: false },
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(firstBubble(canvasElement, true));
    await expect(style.borderBottomRightRadius).toBe(style.borderTopLeftRadius);
  },
};

/** No bubbles: lines of words, the reader's own marked at their start, wherever that is. */
export const Lines: Story = {
  ...Delivery,
  parameters: { variants: { bubble: 'lines', own: 'left' }, picture: false },
  play: async ({ canvasElement }) => {
    const own = firstBubble(canvasElement, true);
    await expect(getComputedStyle(own).boxShadow).toBe('none');
    await expect(own.getBoundingClientRect().left).toBeLessThan(innerWidth / 2);
  },
};

/** The reader's own on the side of everybody's, told by their ground. */
export const OwnLeft: Story = {
  ...WithReactions,
  parameters: { variants: { own: 'left' }, picture: false },
  play: async ({ canvasElement }) => {
    const [own, other] = [true, false].map((isOwn) => firstBubble(canvasElement, isOwn));
    await expect(own?.getBoundingClientRect().left).toBe(other?.getBoundingClientRect().left);
    await expect(getComputedStyle(own as Element).borderBottomRightRadius).toBe(
      getComputedStyle(other as Element).borderBottomRightRadius,
    );
  },
};

/** What one chooses by stands before them, as before all others. */
export const OwnLeftChoosing: Story = {
  ...Choosing,
  parameters: { variants: { own: 'left', bubble: 'tail' }, picture: false },
  play: async ({ canvasElement }) => {
    const own = firstBubble(canvasElement, true);
    await expect(own.getBoundingClientRect().left).toBeLessThan(innerWidth / 2);
    // The tail goes with the side.
    await expect(getComputedStyle(own, '::before').left).toBe('-6px');
  },
};

/** The tail stands at the head of a run, and at its first message alone. */
export const HeadTail: Story = {
  ...Runs,
  parameters: { variants: { grouping: 'head', bubble: 'tail' }, picture: false },
  play: async ({ canvasElement }) => {
    const [first, next] = [...canvasElement.querySelectorAll('.part-words')].map((words) =>
      getComputedStyle(words, '::before'),
    );
    await expect(first?.top).toBe('0px');
    await expect(next?.content).toBe('none');
  },
};

/** A run is one block. */
export const Tight: Story = {
  ...Delivery,
  parameters: { variants: { grouping: 'tight' }, picture: false },
  play: async ({ canvasElement }) => {
    const [one, two] = canvasElement.querySelectorAll('.part-words');
    if (!one || !two) throw new Error('There is no run');
    await expect(two.getBoundingClientRect().top - one.getBoundingClientRect().bottom).toBe(1);
    await expect(getComputedStyle(one).borderBottomLeftRadius).toBe(
      getComputedStyle(two).borderTopLeftRadius,
    );
  },
};

/** A finger finds an emoji in every brand: lines of up to three pixels leave 44 of its reach. */
export const ReactionsInWideLines: Story = {
  ...WithReactions,
  parameters: { picture: false },
  play: async ({ canvas }) => {
    const pixels = (length: string) => Number.parseFloat(length);
    for (const chip of canvas.getAllByRole('button', { pressed: false })) {
      const bare =
        pixels(getComputedStyle(chip, '::after').height) + 2 * pixels(getComputedStyle(chip).borderTopWidth);
      await expect(bare - 6).toBeGreaterThanOrEqual(44);
    }
  },
};
