import { chainOf, type Locale } from '@livery/contract';
import type { MessageId } from '../lib/intl/ids.ts';
import type { CompiledMessages } from '../lib/intl/messages.ts';
import {
  errorTexts,
  firstTexts,
  type Messages,
  type Overrides,
  readMessages,
  sharedTexts,
  type TextBundle,
} from '../lib/intl/messages.ts';

import english from './en.json' with { type: 'json' };

const FILES = import.meta.glob<{ default: CompiledMessages }>('../domains/*/texts/*.json', {
  query: '?texts',
});

const FOLDERS = [...new Set(Object.keys(FILES).map((path) => path.slice(0, path.lastIndexOf('/'))))];

/** Every domain's texts: for tests and stories, which show screens of all of them. */
const domainTexts: TextBundle = async (locale) => {
  const fileIn = (folder: string) =>
    chainOf(locale)
      .map((each) => FILES[`${folder}/${each}.json`])
      .find(Boolean);
  const parts = await Promise.all(FOLDERS.flatMap((folder) => fileIn(folder)?.() ?? []));
  return Object.assign({}, ...parts.map((part) => part.default));
};

/** All texts of one language, whatever the screen. */
export const loadMessages = (locale: Locale, overrides: Overrides = {}): Promise<Messages> =>
  readMessages([firstTexts, sharedTexts, errorTexts, domainTexts], locale, overrides);

const ENGLISH = import.meta.glob<Record<string, string>>('../domains/*/texts/en.json', {
  eager: true,
  import: 'default',
});

/** The words themselves, for tests that look for them on a screen. */
export const englishTexts = Object.assign({}, english, ...Object.values(ENGLISH)) as Record<
  MessageId,
  string
>;
