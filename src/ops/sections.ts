import type { OperatorRight } from '@livery/contract';
import {
  AlertIcon,
  BellIcon,
  CheckCheckIcon,
  ClockIcon,
  EnvelopeIcon,
  GridIcon,
  HashIcon,
  type IconGlyph,
  ImagesIcon,
  QrCodeIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShieldIcon,
  SmartphoneIcon,
  UserIcon,
  UserPlusIcon,
  UsersIcon,
  WalletIcon,
} from '@livery/design-system';
import type { ComponentType } from 'react';
import type { MessageId } from '../lib/intl/ids.ts';
import { opsPage } from './ops-page.tsx';

export interface Section {
  path: string;
  label: MessageId;
  icon: IconGlyph;
  /** Without it the section is not there. */
  right: OperatorRight;
  /** Code of its own, fetched when somebody goes there: `opsPage`. */
  page: ComponentType;
  /** One’s own name leads there, not the navigation. */
  isAside?: true;
}

const todayPage = opsPage(() => import('../pages/ops/TodayPage.tsx'), 'TodayPage');
const reviewPage = opsPage(() => import('../pages/ops/ReviewPage.tsx'), 'ReviewPage');
const peoplePage = opsPage(() => import('../pages/ops/PeoplePage.tsx'), 'PeoplePage');
const reportsPage = opsPage(() => import('../pages/ops/ReportsPage.tsx'), 'ReportsPage');
const contentPage = opsPage(() => import('../pages/ops/ContentPage.tsx'), 'ContentPage');
const invitesPage = opsPage(() => import('../pages/ops/InvitesPage.tsx'), 'InvitesPage');
const paymentsPage = opsPage(() => import('../pages/ops/PaymentsPage.tsx'), 'PaymentsPage');
const moneyPage = opsPage(() => import('../pages/ops/MoneyPage.tsx'), 'MoneyPage');
const merchantsPage = opsPage(() => import('../pages/ops/MerchantsPage.tsx'), 'MerchantsPage');
const ledgerPage = opsPage(() => import('../pages/ops/LedgerPage.tsx'), 'LedgerPage');
const envelopesPage = opsPage(() => import('../pages/ops/EnvelopesPage.tsx'), 'EnvelopesPage');
const checksPage = opsPage(() => import('../pages/ops/ChecksPage.tsx'), 'ChecksPage');
const closingsPage = opsPage(() => import('../pages/ops/ClosingsPage.tsx'), 'ClosingsPage');
const announcementsPage = opsPage(() => import('../pages/ops/AnnouncementsPage.tsx'), 'AnnouncementsPage');
const settingsPage = opsPage(() => import('../pages/ops/SettingsPage.tsx'), 'SettingsPage');
const auditPage = opsPage(() => import('../pages/ops/AuditPage.tsx'), 'AuditPage');
const operatorsPage = opsPage(() => import('../pages/ops/OperatorsPage.tsx'), 'OperatorsPage');
const sessionsPage = opsPage(() => import('../pages/ops/SessionsPage.tsx'), 'SessionsPage');

/** The sections of the console; their order, and what they stand under, is that of `GROUPS`. */
export const SECTIONS: readonly Section[] = [
  { path: '/ops/today', label: 'ops.today', icon: GridIcon, right: 'today.read', page: todayPage },
  { path: '/ops/review', label: 'ops.review', icon: ImagesIcon, right: 'content.review', page: reviewPage },
  { path: '/ops/people', label: 'ops.people', icon: UsersIcon, right: 'people.read', page: peoplePage },
  { path: '/ops/reports', label: 'ops.reports', icon: AlertIcon, right: 'content.review', page: reportsPage },
  { path: '/ops/content', label: 'ops.content', icon: HashIcon, right: 'content.review', page: contentPage },
  {
    path: '/ops/invites',
    label: 'ops.invites',
    icon: UserPlusIcon,
    right: 'invites.read',
    page: invitesPage,
  },
  { path: '/ops/payments', label: 'ops.payments', icon: SendIcon, right: 'money.read', page: paymentsPage },
  { path: '/ops/money', label: 'ops.money', icon: WalletIcon, right: 'money.read', page: moneyPage },
  {
    path: '/ops/merchants',
    label: 'ops.merchants',
    icon: QrCodeIcon,
    right: 'money.read',
    page: merchantsPage,
  },
  { path: '/ops/ledger', label: 'ops.ledger', icon: SearchIcon, right: 'money.read', page: ledgerPage },
  { path: '/ops/closings', label: 'ops.closings', icon: ClockIcon, right: 'money.read', page: closingsPage },
  {
    path: '/ops/envelopes',
    label: 'ops.envelopes',
    icon: EnvelopeIcon,
    right: 'money.read',
    page: envelopesPage,
  },
  { path: '/ops/checks', label: 'ops.checks', icon: CheckCheckIcon, right: 'money.read', page: checksPage },
  {
    path: '/ops/announcements',
    label: 'ops.announcements',
    icon: BellIcon,
    right: 'announcements.write',
    page: announcementsPage,
  },
  {
    path: '/ops/settings',
    label: 'ops.settings',
    icon: SettingsIcon,
    right: 'settings.read',
    page: settingsPage,
  },
  { path: '/ops/audit', label: 'ops.audit', icon: ShieldIcon, right: 'audit.read', page: auditPage },
  {
    path: '/ops/operators',
    label: 'ops.operators',
    icon: UserIcon,
    right: 'operators.manage',
    page: operatorsPage,
  },
  {
    ...{ path: '/ops/sessions', label: 'ops.sessions', icon: SmartphoneIcon, right: 'self' },
    ...{ page: sessionsPage, isAside: true },
  },
];

interface Group {
  label: MessageId;
  paths: readonly string[];
}

/** What stands in none stands in the last. */
const GROUPS: readonly Group[] = [
  { label: 'ops.group.overview', paths: ['/ops/today'] },
  {
    label: 'ops.group.people',
    paths: ['/ops/people', '/ops/reports', '/ops/review', '/ops/content', '/ops/invites'],
  },
  {
    label: 'ops.group.points',
    paths: [
      ...['/ops/payments', '/ops/money', '/ops/merchants', '/ops/ledger', '/ops/closings'],
      ...['/ops/envelopes', '/ops/checks'],
    ],
  },
  {
    label: 'ops.group.brand',
    paths: ['/ops/announcements', '/ops/settings', '/ops/audit', '/ops/operators'],
  },
];

export interface SectionGroup {
  label: MessageId;
  sections: readonly Section[];
}

/** Those of the sections that somebody may see, in groups; a group of none is not there. */
export const groupsOf = (sections: readonly Section[]): SectionGroup[] => {
  const known = new Set(GROUPS.flatMap(({ paths }) => paths));
  const others = sections.map(({ path }) => path).filter((path) => !known.has(path));
  return GROUPS.map(({ label, paths }, at) => ({
    label,
    sections: [...paths, ...(at === GROUPS.length - 1 ? others : [])].flatMap((path) =>
      sections.filter((section) => section.path === path),
    ),
  })).filter((group) => group.sections.length > 0);
};

/** `/ops/people/7` belongs to `/ops/people`, and `/ops/people-of-note` does not. */
export const isIn = (pathname: string, { path }: Pick<Section, 'path'>): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
