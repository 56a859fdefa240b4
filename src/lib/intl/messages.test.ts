// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../locales/all-messages.ts';
import type { MessageId } from './ids.ts';
import { loadFirstMessages } from './messages.ts';
import { formatText } from './pattern.ts';

const say = async (
  overrides: Record<string, string>,
  id: MessageId,
  values?: Record<string, string | number>,
) => {
  const messages = await loadMessages('en', overrides);
  return formatText({ locale: 'en', messages }, id, values);
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

  it('follow the rules of their language', async () => {
    const left = (days: number) => say({}, 'maintenance.left', { days, time: '02:00' });
    expect([await left(0), await left(1), await left(3)]).toEqual([
      '02:00 left',
      '1 day 02:00 left',
      '3 days 02:00 left',
    ]);
    const members = (count: number) => say({}, 'room.members', { count });
    expect([await members(1), await members(2300)]).toEqual(['1 member', '2,300 members']);
  });

  it('of the first screen need no rules', async () => {
    for (const locale of ['zh-CN', 'en'] as const) {
      const types = Object.values(await loadFirstMessages(locale)).flatMap((pattern) =>
        pattern.map(({ type }) => type),
      );
      // Words and arguments.
      expect(Math.max(...types)).toBeLessThanOrEqual(1);
    }
  });
});
