import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
