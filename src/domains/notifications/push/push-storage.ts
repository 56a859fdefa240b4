import { isFlag, storedValue } from '../../../lib/storage/stored-value.ts';

/** What the server knows of this browser, for the session that told it. */
export interface KnownSubscription {
  id: string;
  endpoint: string;
  locale: string;
}

const isKnown = (value: unknown): value is KnownSubscription => {
  const { id, endpoint, locale } = (value ?? {}) as Partial<Record<keyof KnownSubscription, unknown>>;
  return [id, endpoint, locale].every((each) => typeof each === 'string');
};

export const knownSubscription = storedValue('me.push', 1, isKnown);

/** This browser takes push messages, whoever is signed in: only then their code is loaded at a start. */
export const isPushOn = storedValue('push.on', 1, isFlag);

/** This browser was asked whether it takes them: once is enough. */
export const isPushAsked = storedValue('push.asked', 1, isFlag);
