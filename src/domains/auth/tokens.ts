import type { Tokens } from '@livery/contract';
import { type Slot, slot } from '../../lib/storage/slot.ts';

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Tokens).access_token === 'string' &&
  typeof (value as Tokens).refresh_token === 'string';

/** The session's tokens, shared by all tabs of this browser. */
export const tokenSlot: Slot<Tokens> = slot('tokens', 1, isTokens);
