import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ChevronDownIcon, CloseIcon } from '../../icons/index.ts';
import { SampleRoom } from '../../stories/SampleRoom.tsx';
import { useSay } from '../../stories/say.tsx';
import { fromScreen } from '../../tailwind/screens.ts';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Bubble, MessageRow } from '../Bubble/Bubble.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { List } from '../List/List.tsx';
import { ListRow } from '../List/ListRow.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatRoom } from './ChatRoom.tsx';
import { DropHint } from './DropHint.tsx';
import { RoomPane } from './RoomPane.tsx';

const meta = {
  title: 'Scaffolds/ChatRoom',
  component: ChatRoom,
  subcomponents: { ChatLog, DropHint, RoomPane },
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
    const row = rows.at(-1) as HTMLElement;
    await expect(row).toHaveFocus();
    // The ring is drawn around the bubble, which has its corners, not around the line.
    const ringed = [row, ...row.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).outlineStyle !== 'none',
    );
    await expect(ringed).toHaveLength(1);
    await expect(getComputedStyle(ringed[0] as Element).borderRadius).not.toBe('0px');
    await expect(ringed[0]).not.toBe(row);
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
            <IconButton
              icon={ChevronDownIcon}
              tone="raised"
              badge="3"
              label={say('3 条新消息', '3 new messages')}
            />
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
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const button = canvas.getByRole('button', { name: /3/ }).getBoundingClientRect();
    const own = log.querySelector('[data-message] > .items-end')?.getBoundingClientRect();
    await expect(Math.abs(button.width - button.height)).toBeLessThan(1);
    // Round, beside the ends of one's own messages, over the foot.
    await expect(button.left).toBeGreaterThanOrEqual(own?.right ?? innerWidth);
    await expect(log.getBoundingClientRect().bottom - button.bottom).toBeLessThan(32);
  },
};

export const FilesOver: Story = {
  render: function FilesOver() {
    const say = useSay();
    const hint = (
      <DropHint
        title={say('松开即可添加文件', 'Drop to add files')}
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

function FoundInRoom({ folded = false }: { folded?: boolean }) {
  const say = useSay();
  const close = <IconButton icon={CloseIcon} label={say('关闭', 'Close')} onClick={() => undefined} />;
  return (
    <ChatRoom
      bar={<AppBar center={say('海边的周末', 'Kavya by the sea')} tone="raised" />}
      composer={null}
      pane={
        <RoomPane
          label={say('查找', 'Search')}
          folded={folded}
          bar={<AppBar tone="raised" center={say('第 2 条，共 7 条', '2 of 7')} end={close} />}
        >
          <List label={say('结果', 'Results')}>
            <ListRow title={say('带外套，山上冷', 'Bring a coat, it is cold up there')} />
          </List>
        </RoomPane>
      }
    >
      <ChatLog label={say('聊天记录', 'Messages')}>
        <MessageRow side="other">
          <Bubble side="other" time="14:06">
            {say('带外套，山上冷', 'Bring a coat, it is cold up there')}
          </Bubble>
        </MessageRow>
      </ChatLog>
    </ChatRoom>
  );
}

export const WithPane: Story = {
  render: () => <FoundInRoom />,
  play: async ({ canvas }) => {
    // Beside the log where there is room for both; else over it, and nobody gets into what is covered.
    const log = canvas.getByRole('log', { hidden: true });
    await expect(log.checkVisibility({ visibilityProperty: true })).toBe(
      matchMedia(fromScreen('desktop')).matches,
    );
    await expect(canvas.getByRole('complementary')).toBeVisible();
  },
};

export const WithFoldedPane: Story = {
  parameters: { picture: false },
  render: () => <FoundInRoom folded />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('complementary').getBoundingClientRect().top).toBe(0);
  },
};

const groundOf = (canvas: HTMLElement): CSSStyleDeclaration => {
  const wallpaper = canvas.querySelector('.part-wallpaper');
  if (!wallpaper) throw new Error('There is no wallpaper');
  return getComputedStyle(wallpaper);
};

/** One colour. */
export const PlainGround: Story = {
  render: () => <SampleRoom />,
  parameters: { variants: { wallpaper: 'plain' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(groundOf(canvasElement).backgroundImage).toBe('none');
  },
};

/** Two lights that meet in the middle: nowhere more of the ink than the contrast of words was judged on. */
export const GradientGround: Story = {
  render: () => <SampleRoom />,
  parameters: { variants: { wallpaper: 'gradient' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(groundOf(canvasElement).backgroundImage.match(/linear-gradient/g)).toHaveLength(2);
  },
};

export const Dots: Story = {
  render: () => <SampleRoom />,
  parameters: { variants: { wallpaper: 'dots' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(groundOf(canvasElement).backgroundSize).toContain('24px');
  },
};

export const Grid: Story = {
  render: () => <SampleRoom />,
  parameters: { variants: { wallpaper: 'grid' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(groundOf(canvasElement).backgroundSize).toContain('28px');
  },
};

/** The brand's mark, of one colour. */
export const Mark: Story = {
  render: () => <SampleRoom />,
  parameters: { variants: { wallpaper: 'mark' }, picture: false },
  play: async ({ canvasElement }) => {
    const drawing = () =>
      getComputedStyle(canvasElement.querySelector('.part-wallpaper') ?? canvasElement, '::before');
    await waitFor(() => expect(drawing().maskImage).toMatch(/^url\(.*, url\(/));
    // The messages lie over it, and it over the ground.
    await expect(drawing().zIndex).toBe('-1');
    await expect(groundOf(canvasElement).isolation).toBe('isolate');
  },
};

/** A picture of the brand, under a veil of the ground. */
export const Picture: Story = {
  render: () => <SampleRoom />,
  parameters: { variants: { wallpaper: 'picture' }, picture: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(groundOf(canvasElement).backgroundImage).toMatch(/^linear-gradient.*url\(/));
  },
};
