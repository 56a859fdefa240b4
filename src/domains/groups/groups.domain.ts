import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    groups: typeof chinese;
  }
}

/** What one says about groups where they are made, joined and managed; its stores come with `messages`. */
export const domain = defineDomain({
  pages: {},
  texts: textsIn(texts),
});
