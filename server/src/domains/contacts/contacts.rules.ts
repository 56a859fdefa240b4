import { toHalfWidth } from '@livery/contract';

/** What the operator allows in looking for people. */
export interface ContactSettings {
  search: boolean;
}

/** Whatever was stored, people go on: what is missing or odd has its default. */
export const parseContactSettings = (stored: Record<string, unknown>): ContactSettings => ({
  search: stored['search'] !== false,
});

export const looksLikePhone = (keyword: string): boolean =>
  /^\+?\d{7,}$/.test(toHalfWidth(keyword).replace(/[\s().-]/g, ''));
