import type { hasLink } from '@livery/contract/links';
import { observable, runInAction } from 'mobx';
import { loadable } from '../loadable.ts';

type Rule = typeof hasLink;

const rule = observable.box<Rule>(undefined, { deep: false });
const code = loadable(() => import('@livery/contract/links'));

/**
 * Whether a text holds a link. The endings that tell weigh 48 kB: they are fetched with the first letter that somebody
 * writes; until they are there, or where they do not come, every text passes and the server judges.
 */
export const linkRule = {
  load: async (): Promise<void> => {
    if (rule.get()) return;
    await code.load().then(
      ({ hasLink }) => runInAction(() => rule.set(hasLink)),
      () => undefined,
    );
  },
  /** Observable: what shows a fault hears of the rule when it has come. */
  finds: (text: string): boolean => rule.get()?.(text) ?? false,
};
