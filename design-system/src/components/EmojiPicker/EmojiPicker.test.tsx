import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EmojiPicker } from './EmojiPicker.tsx';
import { emojiGroups, findEmoji, loadEmoji } from './emoji.ts';

const words = {
  search: 'Search',
  clear: 'Clear',
  loading: 'Loading',
  failed: 'Failed',
  retry: 'Retry',
  none: 'Nothing found',
  recent: 'Recent',
  results: 'Results',
  groups: Object.fromEntries(emojiGroups.map((group) => [group, group])) as Record<
    (typeof emojiGroups)[number],
    string
  >,
};

test('both languages name the same emoji', async () => {
  const [zh, en] = await Promise.all([loadEmoji('zh-CN'), loadEmoji('en')]);
  const all = (data: typeof zh) => emojiGroups.flatMap((group) => data[group].map(({ emoji }) => emoji));
  expect(all(zh)).toEqual(all(en));
  expect(new Set(all(zh)).size).toBeGreaterThan(1500);
});

test.each([
  ['en', 'red heart', '❤️'],
  ['en', 'BEER', '🍺'],
  ['zh-CN', '猫', '🐈\uFE0F'],
])('in %s, %s finds %s', async (locale, question, emoji) => {
  expect(findEmoji(await loadEmoji(locale), question).map((one) => one.emoji)).toContain(emoji);
});

test('what was used last comes first; the arrows walk from it, Enter takes', async () => {
  const onChoose = vi.fn();
  render(<EmojiPicker locale="en" recent={['🎉', '👍']} words={words} onChoose={onChoose} />);
  await screen.findByRole('region', { name: 'Recent' });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
  expect(onChoose.mock.calls).toEqual([['🎉'], ['👍\uFE0F']]);
});
