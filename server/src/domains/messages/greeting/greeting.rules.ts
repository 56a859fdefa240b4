import { chainOf, type Locale, parseMessageText, parseUsername } from '@livery/contract';

/** A first message to new accounts: from whom, and what it says. */
export interface Greeting {
  username: string;
  text: string;
}

/** In the brand's language or what that falls back to, else in any that is there. Undefined where nothing was set, or something that is no greeting. */
export const parseGreeting = (stored: Record<string, unknown>, locale: Locale): Greeting | undefined => {
  const username = parseUsername(textOf(stored['username']));
  const texts = Object.entries(isRecord(stored['text']) ? stored['text'] : {});
  const own = chainOf(locale).flatMap((each) => texts.filter(([language]) => language === each));
  const [, said] = own[0] ?? texts[0] ?? [];
  const text = parseMessageText(textOf(said));
  return username === undefined || text === undefined ? undefined : { username, text };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
