import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackIcon, BellIcon, PlusIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { IconButton, IconButtonLink } from '../IconButton/IconButton.tsx';
import { AppBar } from './AppBar.tsx';

const meta = {
  title: 'Navigation/AppBar',
  component: AppBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const OfAPage: Story = {
  render: function OfAPage() {
    const say = useSay();
    return (
      <AppBar
        title={say('安全密码', 'Security code')}
        titleAlign="center"
        start={<IconButtonLink href="#back" icon={BackIcon} label={say('返回', 'Back')} />}
        end={<IconButton icon={PlusIcon} label={say('新建', 'New')} />}
      />
    );
  },
};

export const OfAMainPage: Story = {
  render: function OfAMainPage() {
    const say = useSay();
    return (
      <AppBar
        title={say('消息', 'Chats')}
        titleSize="page"
        end={<IconButton icon={BellIcon} label={say('通知，3 条新的', 'Activity, 3 new')} badge={3} />}
      />
    );
  },
};
