import { type DomainStore, defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    analytics: typeof chinese;
  }
}

/** Page views that a brand counts, and whether somebody has agreed to it. */
export const domain = defineDomain<DomainStore>({ pages: {}, texts: textsIn(texts) });
