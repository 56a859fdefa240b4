import type { OpsDiscoverCard } from '@livery/contract';
import { timeOf } from '../../src/domains/operators/time-of.ts';
import { UsageError } from '../brand/usage.ts';

/** What a card says. */
export const CARD_OPTIONS = {
  zh: { type: 'string' },
  en: { type: 'string' },
  url: { type: 'string' },
  kind: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
  hidden: { type: 'string' },
} as const;

export type CardFlags = { [Name in keyof typeof CARD_OPTIONS]?: string | undefined };

type Said = Omit<OpsDiscoverCard, 'id' | 'picture' | 'state'>;

const KINDS = ['hero', 'wide', 'square'] as const;

export const NEW_CARD: Said = {
  ...{ titles: { 'zh-CN': '', en: '' }, url: '', kind: 'square', image: '' },
  ...{ is_hidden: false, start_at: null, end_at: null },
};

/** `none` takes a time away. @throws api.validation */
const timed = (name: string, text: string | undefined, former: string | null): string | null => {
  if (text === undefined) return former;
  return text === 'none' ? null : (timeOf(name, text)?.toISOString() ?? null);
};

/** A card as it is to be: what is not said stays. @throws UsageError, api.validation */
export const saidOf = (
  { titles, url, kind, is_hidden, start_at, end_at, image }: Said,
  flags: CardFlags,
): Said => {
  const kindNow = flags.kind === undefined ? kind : KINDS.find((each) => each === flags.kind);
  if (!kindNow) throw new UsageError(`Say --kind ${KINDS.join(', ')}.`);
  if (flags.hidden !== undefined && flags.hidden !== 'yes' && flags.hidden !== 'no')
    throw new UsageError('Say --hidden yes or no.');
  return {
    titles: { 'zh-CN': flags.zh ?? titles['zh-CN'], en: flags.en ?? titles.en },
    url: flags.url ?? url,
    kind: kindNow,
    is_hidden: flags.hidden === undefined ? is_hidden : flags.hidden === 'yes',
    start_at: timed('start_at', flags.start, start_at),
    end_at: timed('end_at', flags.end, end_at),
    image,
  };
};
