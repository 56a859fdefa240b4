import { tabValue } from '../../../lib/storage/tab-value.ts';
import type { GoogleAttempt } from './google-request.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const hasTexts = (value: Fields, ...names: string[]): boolean =>
  names.every((name) => typeof value[name] === 'string');
const isPath = (value: unknown): boolean => value === undefined || typeof value === 'string';

const isAttempt = (value: unknown): value is GoogleAttempt =>
  isFields(value) && hasTexts(value, 'state', 'nonce', 'verifier') && isPath(value['returnTo']);

/** The way to Google that this tab is on. */
export const storedAttempt = tabValue<GoogleAttempt>('google-attempt', 1, isAttempt);

/** A person whom Google knows and we do not: valid once, for half an hour, on this device. */
export interface GoogleTicket {
  ticket: string;
  /** Verified by Google; `''` when it verified none. */
  email: string;
  nickname: string;
  hasAccount: boolean;
  returnTo: string | undefined;
}

const isTicket = (value: unknown): value is GoogleTicket =>
  isFields(value) &&
  hasTexts(value, 'ticket', 'email', 'nickname') &&
  typeof value['hasAccount'] === 'boolean' &&
  isPath(value['returnTo']);

/** Survives a reload of the registration, and never appears in an address. */
export const storedTicket = tabValue<GoogleTicket>('google-ticket', 1, isTicket);
