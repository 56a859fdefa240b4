import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    account: typeof chinese;
  }
}

/** Settings of the account at the screen: what `auth` draws for who is already in. A login need not wait for it. */
export const domain = defineDomain({
  uses: ['auth'],
  pages: { settings: async () => (await import('../../pages/settings/SettingsPage.tsx')).SettingsPage },
  texts: textsIn(texts),
});
