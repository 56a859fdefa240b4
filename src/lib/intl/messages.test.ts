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

  it('can be overridden with what counts, as the server has parsed it', async () => {
    const option = (words: string) => ({ value: [{ type: 7 }, { type: 0, value: words }] });
    const options = { one: option(' spice'), other: option(' spices') };
    const spices = [{ type: 6, value: 'count', options, offset: 0, pluralType: 'cardinal' }];
    const say = async (count: number) => {
      const messages = await loadMessages('en', { 'room.members': spices });
      return formatText({ locale: 'en', messages }, 'room.members', { count });
    };
    expect([await say(1), await say(2)]).toEqual(['1 spice', '2 spices']);
    // Also where the first screen, which needs no rules by itself, says it.
    const first = await loadFirstMessages('en', { 'nav.home': spices });
    expect(formatText({ locale: 'en', messages: first }, 'nav.home', { count: 1 })).toBe('1 spice');
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
