import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MediaAlbum } from './MediaAlbum.tsx';
import { MediaMosaic } from './MediaMosaic.tsx';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => `picture ${at + 1}`).map((name) => <b key={name}>{name}</b>);

test.each([
  [2, 2],
  [3, 3],
  [4, 4],
  [9, 4],
])('of %i pictures %i are shown', (given, shown) => {
  render(<MediaMosaic>{pictures(given)}</MediaMosaic>);
  expect(screen.getAllByText(/picture/)).toHaveLength(shown);
});

test('how many more there are lies over the last one', () => {
  render(<MediaMosaic more="+5">{pictures(9)}</MediaMosaic>);
  expect(screen.getByText('+5').parentElement?.textContent).toBe('picture 4+5');
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'an album of %i shows all of them, in rows that are full',
  (count) => {
    const { container } = render(<MediaAlbum>{pictures(count)}</MediaAlbum>);
    const spans = [...container.querySelectorAll('[class*="col-span"]')].map((tile) =>
      Number(/col-span-(\d)/.exec(tile.className)?.[1]),
    );
    expect(spans).toHaveLength(count);
    const left = spans.reduce((row, span) => (row + span > 6 ? Number.NaN : (row + span) % 6), 0);
    expect(left).toBe(0);
  },
);
