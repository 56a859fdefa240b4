import type { OperatorRight } from '@livery/contract';
import {
  AlertIcon,
  AppFrame,
  BottomBar,
  EmptyState,
  type IconGlyph,
  ImagesIcon,
  Logo,
  NavRail,
  SettingsIcon,
  ShieldIcon,
  WalletIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useOps } from '../domains/operators/index.ts';
import type { MessageId } from '../lib/intl/ids.ts';
import { useText } from '../lib/intl/useText.ts';
import { Redirect } from '../lib/router/Redirect.tsx';
import { AuditPage } from '../pages/ops/AuditPage.tsx';
import { MoneyPage } from '../pages/ops/MoneyPage.tsx';
import { ReportsPage } from '../pages/ops/ReportsPage.tsx';
import { ReviewPage } from '../pages/ops/ReviewPage.tsx';
import { SettingsPage } from '../pages/ops/SettingsPage.tsx';
import { SignInPage } from '../pages/ops/SignInPage.tsx';

interface Section {
  path: string;
  label: MessageId;
  icon: IconGlyph;
  /** Without it the section is not there. */
  right: OperatorRight;
  page: ComponentType;
}

/** The sections of the console, in their order. */
const SECTIONS: readonly Section[] = [
  { path: '/ops/review', label: 'ops.review', icon: ImagesIcon, right: 'content.review', page: ReviewPage },
  { path: '/ops/reports', label: 'ops.reports', icon: AlertIcon, right: 'content.review', page: ReportsPage },
  { path: '/ops/money', label: 'ops.money', icon: WalletIcon, right: 'money.read', page: MoneyPage },
  {
    path: '/ops/settings',
    label: 'ops.settings',
    icon: SettingsIcon,
    right: 'settings.read',
    page: SettingsPage,
  },
  { path: '/ops/audit', label: 'ops.audit', icon: ShieldIcon, right: 'audit.read', page: AuditPage },
];

const Sections = observer(function Sections() {
  const text = useText();
  const { pathname } = useLocation();
  const { brand, session } = useOps();
  const sections = SECTIONS.filter(({ right }) => session.may(right));
  const current = sections.find(({ path }) => pathname === path);
  const [first] = sections;
  if (!current && first) return <Redirect to={first.path} />;
  const items = sections.map(({ path, label, icon }) => ({
    href: path,
    icon,
    label: text(label),
    current: path === current?.path,
  }));
  const Page = current?.page;
  return (
    <AppFrame
      skipLabel={text('ops.skip')}
      rail={
        <NavRail
          label={text('ops.nav')}
          logo={<Logo src={brand.iconUrl} name={brand.title} href="/ops" words="desktop" />}
          items={items}
        />
      }
      bottomBar={<BottomBar label={text('ops.nav')} items={items} />}
    >
      {Page ? <Page /> : <EmptyState drawing="search" title={text('ops.nothing_allowed')} level={1} />}
    </AppFrame>
  );
});

/** Nobody sees a section before the server has said who they are. */
export const OpsApp = observer(function OpsApp() {
  const { state } = useOps().session;
  if (state.status === 'asking') return null;
  return state.status === 'in' ? <Sections /> : <SignInPage />;
});
