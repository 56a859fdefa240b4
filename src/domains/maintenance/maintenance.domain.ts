import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    maintenance: typeof chinese;
  }
}

export const domain = defineDomain({
  pages: {
    notice: async () => (await import('../../pages/maintenance/MaintenancePage.tsx')).MaintenancePage,
  },
  texts: textsIn(texts),
});
