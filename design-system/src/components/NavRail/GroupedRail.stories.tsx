import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  BellIcon,
  ChatIcon,
  HomeIcon,
  ImagesIcon,
  SettingsIcon,
  ShieldIcon,
  UsersIcon,
  WalletIcon,
} from '../../icons/index.ts';
import { useStoryBrand } from '../../stories/brand.tsx';
import { useSay } from '../../stories/say.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { GroupedRail } from './GroupedRail.tsx';

const meta = {
  title: 'Navigation/GroupedRail',
  component: GroupedRail,
  parameters: { layout: 'fullscreen', screen: 'desktop', picture: false },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const OfAConsole: Story = {
  render: function OfAConsole() {
    const say = useSay();
    const brand = useStoryBrand();
    return (
      <GroupedRail
        label={say('栏目', 'Sections')}
        logo={<Logo src={brand.icon} name={brand.title} href="#logo" words="desktop" />}
        groups={[
          {
            label: say('概况', 'Overview'),
            items: [{ href: '/today', icon: HomeIcon, label: say('今天', 'Today') }],
          },
          {
            label: say('用户与内容', 'People and content'),
            items: [
              { href: '/people', icon: UsersIcon, label: say('用户', 'People'), current: true },
              { href: '/review', icon: ImagesIcon, label: say('审核', 'Review') },
              { href: '/groups', icon: ChatIcon, label: say('群组', 'Groups') },
            ],
          },
          {
            label: say('品牌', 'Brand'),
            items: [
              { href: '/points', icon: WalletIcon, label: say('积分', 'Points') },
              { href: '/news', icon: BellIcon, label: say('公告', 'Announcements') },
              { href: '/settings', icon: SettingsIcon, label: say('设置', 'Settings') },
              { href: '/audit', icon: ShieldIcon, label: say('操作日志', 'Audit log') },
            ],
          },
        ]}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const rail = canvasElement.querySelector('nav');
    if (!rail || rail.offsetHeight === 0) return;
    await expect(rail.offsetHeight).toBeLessThanOrEqual(innerHeight);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(32);
  },
};
