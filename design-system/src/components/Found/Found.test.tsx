import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Found } from './Found.tsx';

afterEach(() => void vi.unstubAllGlobals());

const findTea = (text: string) => {
  const from = text.indexOf('tea');
  return from < 0 ? [] : [{ from, to: from + 3 }];
};

function highlight(...ranges: Range[]) {
  return ranges;
}

/** A browser that highlights; returns the words that it marks. */
const browser = () => {
  const highlights = new Map<string, Range[]>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('Highlight', highlight);
  return () => (highlights.get('found') ?? []).map((range) => [range.toString(), range.startOffset]);
};

const draw = (...lines: string[]) => (
  <Found find={findTea}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Found>
);

test('what was looked for is marked, in what comes later too, and no more once it is gone', async () => {
  const marked = browser();
  const { rerender, unmount } = render(draw('green tea', 'coffee'));
  expect(marked()).toEqual([['tea', 6]]);
  rerender(draw('green tea', 'coffee', 'tea hills'));
  await vi.waitFor(() => expect(marked()).toHaveLength(2));
  unmount();
  expect(marked()).toEqual([]);
});

test('a browser without highlights shows the texts as they are', () => {
  vi.stubGlobal('CSS', {});
  render(draw('green tea'));
  expect(screen.getByText('green tea')).toBeTruthy();
});
