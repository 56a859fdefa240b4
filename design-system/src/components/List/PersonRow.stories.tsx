import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BellIcon, PinIcon, TrashIcon } from '../../icons/index.ts';
import { SampleChats } from '../../stories/SampleChats.tsx';
import { useSay } from '../../stories/say.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';
import { PersonRow } from './PersonRow.tsx';

const meta = {
  title: 'Content/PersonRow',
  component: PersonRow,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Conversations: Story = { render: () => <SampleChats /> };

export const People: Story = {
  render: function People() {
    const say = useSay();
    return (
      <List label={say('聊天', 'Chats')}>
        <PersonRow
          href="#1"
          selected
          media={<Avatar size="lg" name="海" src="/art/p6.svg" />}
          title={say('海边的周末', 'Kavya by the sea')}
          detail={say('周六这片茶山，早上六点有云海', 'This tea hill on Saturday, clouds at six')}
          meta="14:32"
          badge={<Badge>5</Badge>}
        />
        <PersonRow
          href="#2"
          media={<Avatar size="lg" name="林" src="/art/p1.svg" presence={say('在线', 'Online')} />}
          title={say('林间小满', 'Meera Nair')}
          detail={say('照片我整理好发你邮箱啦', 'I sent you the photos')}
          meta="14:20"
          badge={<Badge tone="subtle">99+</Badge>}
        />
        <PersonRow
          media={<Avatar size="lg" name={say('拾光', 'Ishaan Roy')} />}
          title={say('拾光', 'Ishaan Roy')}
          detail={say('8 位共同好友', '8 mutual friends')}
          action={
            <Button tone="soft" size="sm">
              {say('关注', 'Follow')}
            </Button>
          }
        />
      </List>
    );
  },
};

export const SwipeActions: Story = {
  render: function SwipeActions() {
    const say = useSay();
    const onSelect = () => undefined;
    return (
      <List label={say('聊天', 'Chats')}>
        <PersonRow
          href="#1"
          media={<Avatar size="lg" name="林" src="/art/p1.svg" />}
          title={say('林间小满', 'Meera Nair')}
          detail={say('往左滑，或按右方向键', 'Swipe left, or press the right arrow')}
          meta="14:20"
          swipe={[
            { id: 'pin', label: say('置顶', 'Pin'), icon: PinIcon, tone: 'accent', onSelect },
            { id: 'delete', label: say('删除', 'Delete'), icon: TrashIcon, tone: 'danger', onSelect },
          ]}
        />
        <ListRow
          href="#2"
          title={say('设置里的一行', 'A row of settings')}
          swipe={[{ id: 'mute', label: say('免打扰', 'Mute'), icon: BellIcon, onSelect }]}
        />
      </List>
    );
  },
  play: async ({ canvas }) => {
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /置顶|Pin/ })).toHaveFocus();
  },
};

/** Each on a ground of its own. */
export const Cards: Story = {
  ...Conversations,
  parameters: { variants: { chatList: 'cards' }, picture: false },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('li > * [href], li [role=option], li button, li a');
    await expect(row && getComputedStyle(row).backgroundClip).toBe('padding-box');
  },
};

/** More of them on a screen. */
export const Dense: Story = {
  ...Conversations,
  parameters: { variants: { chatList: 'dense' }, picture: false },
  play: async ({ canvasElement }) => {
    const { height = 0 } = canvasElement.querySelector('li')?.getBoundingClientRect() ?? {};
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(height).toBeLessThanOrEqual(60);
  },
};
