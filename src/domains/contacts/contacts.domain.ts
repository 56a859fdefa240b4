import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import { createPeople, type People } from './people.ts';
import type chinese from './texts/zh-CN.json';

declare module '../../lib/domains/domain-module.ts' {
  interface DomainStores {
    contacts: People;
  }
}
declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    contacts: typeof chinese;
  }
}

const reports = () => import('./report/ReportSheet.tsx');

/** Whom one knows: contacts, people's pages, the blacklist, notes and reports. */
export const domain = defineDomain<People>({
  pages: {
    friends: async () => (await import('../../pages/people/FriendsPage.tsx')).FriendsPage,
    person: async () => (await import('../../pages/people/PersonPage.tsx')).PersonPage,
  },
  overlays: {
    add: async () => (await import('./add/AddOverlay.tsx')).AddOverlay,
    invite: async () => (await import('./invite/InviteOverlay.tsx')).InviteOverlay,
    blacklist: async () => (await import('./blacklist/BlacklistOverlay.tsx')).BlacklistOverlay,
    memo: async () => (await import('./memo/MemoSheet.tsx')).MemoSheet,
    sharedGroups: async () => (await import('./person/SharedGroups.tsx')).SharedGroups,
    sharePerson: async () => (await import('./share/SharePersonSheet.tsx')).SharePersonSheet,
    reportPerson: async () => (await reports()).ReportPerson,
    reportGroup: async () => (await reports()).ReportGroup,
    reportMessage: async () => (await reports()).ReportMessage,
    reportPost: async () => (await reports()).ReportPost,
  },
  texts: textsIn(import.meta.glob('./texts/*.json', { query: '?texts' })),
  createStore: createPeople,
  events: { 'contact.changed': ({ contacts }, change) => void contacts.receive(change) },
  onCatchUp: ({ contacts, blocks }) => {
    void contacts.refresh();
    blocks.catchUp();
  },
});
