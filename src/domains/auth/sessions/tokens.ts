import type { Tokens } from '@livery/contract';
import { type StoredValue, storedValue } from '../../../lib/storage/stored-value.ts';

/** `login` names the login that tokens come from and outlives their renewal: a tab notices another person's by it. */
export interface SessionTokens extends Tokens {
  readonly login: string;
}

const isTokens = (value: unknown): value is SessionTokens =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SessionTokens).access_token === 'string' &&
  typeof (value as SessionTokens).refresh_token === 'string' &&
  typeof (value as SessionTokens).login === 'string';

/** The session's tokens, shared by all tabs of this browser. */
export const storedTokens: StoredValue<SessionTokens> = storedValue('tokens', 2, isTokens);
