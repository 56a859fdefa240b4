import { defineDomain } from '../../lib/domains/domain-module.ts';
import { lazyTexts } from '../../lib/intl/lazy-texts.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import { createPeople, type People } from './people.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

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

/** What one is to somebody is said in the words of authors. */
const withAuthors = async <Module>(page: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([page, lazyTexts.load('social')]);
  return module;
};

const reports = () => import('./report/ReportSheet.tsx');

/** Whom one knows: contacts, people's pages, the blacklist, notes and reports. */
export const domain = defineDomain<People>({
  pages: {
    friends: async () => (await withAuthors(import('../../pages/people/FriendsPage.tsx'))).FriendsPage,
    person: async () => (await withAuthors(import('../../pages/people/PersonPage.tsx'))).PersonPage,
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
  texts: textsIn(texts),
  createStore: createPeople,
  events: { 'contact.changed': ({ contacts }, change) => void contacts.receive(change) },
  onCatchUp: ({ contacts, blocks }) => {
    void contacts.refresh();
    blocks.catchUp();
  },
});
