import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { loadMessages } from './messages.ts';

const say = async (overrides: Record<string, string>, id: string, values?: Record<string, string>) => {
  const messages = await loadMessages('en', overrides);
  return createIntl({ locale: 'en', messages }).formatMessage({ id }, values);
};

describe('messages', () => {
  it('are the product’s own without a brand’s', async () => {
    expect(await say({}, 'nav.home')).toBe('Home');
    expect(await say({}, 'post.by', { name: 'Meera' })).toBe('Post by Meera');
  });

  it('can be overridden in plain words and with holes', async () => {
    expect(await say({ 'nav.home': 'Bazaar' }, 'nav.home')).toBe('Bazaar');
    expect(await say({ 'post.by': '{name} cooked this' }, 'post.by', { name: 'Meera' })).toBe(
      'Meera cooked this',
    );
  });

  it('take markup and stray braces of a brand as words', async () => {
    const text = '<img onerror=x> {} {a b} }{';
    expect(await say({ 'nav.home': text }, 'nav.home')).toBe(text);
  });
});
