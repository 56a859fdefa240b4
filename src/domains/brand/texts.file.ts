import type { Locale } from '@livery/contract';
import type { Overrides } from '../../lib/intl/messages.ts';

const isTexts = (value: unknown): value is Overrides =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string' || Array.isArray(text));

/**
 * The brand's own texts in one language: they stand over the product's. A brand need not have any, and a static host
 * may serve its page for a missing file.
 */
export const readTexts = async (id: string, locale: Locale, version = ''): Promise<Overrides> => {
  const response = await fetch(`/brands/${id}/messages.${locale}.json${version}`);
  const texts: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  return isTexts(texts) ? texts : {};
};
