import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  BellIcon,
  ChatIcon,
  CompassIcon,
  HomeIcon,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
  UserIcon,
  WalletIcon,
} from '../../icons/index.ts';
import { SamplePost } from '../../stories/SamplePost.tsx';
import { useSay } from '../../stories/say.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Card, CardFeed } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { NavRail } from '../NavRail/NavRail.tsx';
import { Only } from '../Only/Only.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { NavTabs } from '../Tabs/NavTabs.tsx';
import { PageScaffold } from './PageScaffold.tsx';

const meta = { title: 'Scaffolds/Feed page', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function usePlaces() {
  const say = useSay();
  const unread = { text: '12', label: say('12 条未读', '12 unread') };
  const home = { href: '#home', icon: HomeIcon, label: say('首页', 'Home'), current: true };
  const discover = { href: '#discover', icon: CompassIcon, label: say('发现', 'Discover') };
  const publish = { href: '#publish', icon: PlusIcon, label: say('发布', 'Post') };
  const chat = { href: '#chat', icon: ChatIcon, label: say('消息', 'Chat'), badge: unread };
  const activity = { href: '#bell', icon: BellIcon, label: say('通知', 'Activity') };
  const wallet = { href: '#wallet', icon: WalletIcon, label: say('钱包', 'Wallet') };
  const me = { href: '#me', icon: UserIcon, label: say('我', 'Me') };
  const settings = { href: '#settings', icon: SettingsIcon, label: say('设置', 'Settings') };
  return {
    rail: [home, discover, chat, activity, wallet, me],
    bottom: [home, discover, { ...publish, action: true }, chat, me],
    publish,
    footer: [settings],
  };
}

function Aside() {
  const say = useSay();
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label={say('搜用户、作品、话题', 'Search people, posts, tags')}
        clearLabel={say('清空', 'Clear')}
        value={value}
        onChange={setValue}
      />
      <Card as="section" pad="panel">
        <Heading level={2}>{say('今日榜单', 'Today’s chart')}</Heading>
      </Card>
    </>
  );
}

function FeedBar() {
  const say = useSay();
  return (
    <AppBar
      start={
        <Only on="phone">
          <Logo src="/art/flower.svg" name={say('首页', 'Home')} href="#home" words="never" />
        </Only>
      }
      center={
        <NavTabs
          label={say('首页栏目', 'Feeds')}
          align="center"
          items={[
            { href: '#recommend', label: say('推荐', 'For you'), current: true },
            { href: '#following', label: say('关注', 'Following') },
            { href: '#gallery', label: say('画廊', 'Gallery') },
            { href: '#chart', label: say('榜单', 'Chart') },
          ]}
        />
      }
      end={
        <Only on="belowDesktop">
          <IconButton icon={SearchIcon} label={say('搜索', 'Search')} />
        </Only>
      }
    />
  );
}

export const Feed: Story = {
  render: function Feed() {
    const say = useSay();
    const places = usePlaces();
    return (
      <AppFrame
        skipLabel={say('跳到内容', 'Skip to content')}
        rail={
          <NavRail
            label={say('主导航', 'Main')}
            logo={<Logo src="/art/flower.svg" name={say('花与海', 'Livery')} href="#logo" words="desktop" />}
            items={places.rail}
            action={places.publish}
            footer={places.footer}
          />
        }
        bottomBar={<BottomBar label={say('主导航', 'Main')} items={places.bottom} />}
      >
        <PageScaffold bar={<FeedBar />} aside={{ label: say('更多', 'More'), content: <Aside /> }}>
          <CardFeed>
            <SamplePost picture="/art/northlights.svg" />
            <SamplePost picture="/art/noodles.svg" ratio={5 / 4} />
          </CardFeed>
        </PageScaffold>
      </AppFrame>
    );
  },
};
