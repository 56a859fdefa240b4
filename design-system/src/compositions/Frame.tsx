import type { ReactNode } from 'react';
import { AppFrame } from '../components/AppFrame/AppFrame.tsx';
import { BottomBar } from '../components/BottomBar/BottomBar.tsx';
import { Logo } from '../components/Logo/Logo.tsx';
import { NavRail } from '../components/NavRail/NavRail.tsx';
import {
  BellIcon,
  ChatIcon,
  CompassIcon,
  HomeIcon,
  PlusIcon,
  SettingsIcon,
  UserIcon,
  WalletIcon,
} from '../icons/index.ts';
import { useStoryBrand } from '../stories/brand.tsx';
import { useSay } from '../stories/say.tsx';

export type SampleScreen = 'home' | 'chat' | 'wallet';

/** The application's places, as rail and bottom bar show them: content for stories. */
export function useSampleNav(current: SampleScreen) {
  const say = useSay();
  const unread = { text: '12', label: say('12 条未读', '12 unread') };
  const home = { href: '#home', icon: HomeIcon, label: say('首页', 'Home'), current: current === 'home' };
  const discover = { href: '#discover', icon: CompassIcon, label: say('发现', 'Discover') };
  const publish = { href: '#publish', icon: PlusIcon, label: say('发布', 'Post') };
  const chat = {
    href: '#chat',
    icon: ChatIcon,
    label: say('消息', 'Chat'),
    badge: unread,
    current: current === 'chat',
  };
  const activity = { href: '#bell', icon: BellIcon, label: say('通知', 'Activity') };
  const wallet = {
    href: '#wallet',
    icon: WalletIcon,
    label: say('钱包', 'Wallet'),
    current: current === 'wallet',
  };
  const me = { href: '#me', icon: UserIcon, label: say('我', 'Me') };
  return {
    rail: [home, discover, chat, activity, wallet, me],
    bottom: [home, discover, { ...publish, action: true }, chat, me],
    publish,
    footer: [{ href: '#settings', icon: SettingsIcon, label: say('设置', 'Settings') }],
  };
}

/** The sample's rail, `slim` beside a page that needs the width. */
export function SampleRail({ current, slim }: { current: SampleScreen; slim?: boolean }) {
  const say = useSay();
  const brand = useStoryBrand();
  const { rail, publish, footer } = useSampleNav(current);
  return (
    <NavRail
      label={say('主导航', 'Main')}
      logo={<Logo src={brand.icon} name={brand.title} href="#logo" words={slim ? 'never' : 'desktop'} />}
      items={rail}
      action={publish}
      footer={footer}
      slim={slim}
    />
  );
}

/** The application around a screen: rail from 820 px, bottom bar below. */
export function Frame({
  current,
  bar = true,
  children,
}: {
  current: SampleScreen;
  bar?: boolean;
  children: ReactNode;
}) {
  const say = useSay();
  const { bottom } = useSampleNav(current);
  return (
    <AppFrame
      skipLabel={say('跳到内容', 'Skip to content')}
      rail={<SampleRail current={current} />}
      bottomBar={bar && <BottomBar label={say('主导航', 'Main')} items={bottom} />}
    >
      {children}
    </AppFrame>
  );
}
