import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    users: typeof chinese;
  }
}

/** The own page and the profile; who is at the screen stands in the first screen. */
export const domain = defineDomain({
  uses: ['contacts'],
  pages: {
    me: async () => (await import('../../pages/me/MePage.tsx')).MePage,
    editProfile: async () => (await import('../../pages/edit-profile/EditProfilePage.tsx')).EditProfilePage,
  },
  texts: textsIn(texts),
});
