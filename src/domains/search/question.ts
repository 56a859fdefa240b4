import { LIMITS } from '@livery/contract';
import { SEARCH_TABS, type SearchTab } from './found.store.ts';

/** What the address of the page says. */
export interface Question {
  /** Nothing is looked for by `''`. */
  words: string;
  tab: SearchTab;
}

/** What is looked for by what was typed: signs before a name are said by people alone. */
export const wordsOf = (typed: string): string =>
  [...typed.trim().replace(/^[#@\s]+/, '')].slice(0, LIMITS.search).join('').trim();

export const questionIn = (query: URLSearchParams): Question => ({
  words: wordsOf(query.get('q') ?? ''),
  tab: SEARCH_TABS.find((tab) => tab === query.get('tab')) ?? 'all',
});

export const addressOf = ({ words, tab }: Question): string => {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(tab !== 'all' && { tab }) });
  return query.size === 0 ? '/search' : `/search?${query}`;
};
