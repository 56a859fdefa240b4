import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SparkBars } from './SparkBars.tsx';

const heights = (...values: (number | undefined)[]) => {
  const bars = values.map((value, at) => ({ name: String(at), ...(value !== undefined && { value }) }));
  const { container, unmount } = render(<SparkBars label="Messages" bars={bars} />);
  const found = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  unmount();
  return found;
};

test('the highest fills it, a little is seen beside much, nothing is a line', () =>
  expect(heights(0, 1, 500, 1000)).toEqual([1, 3, 20, 40]));

test('nothing at all is a line', () => expect(heights(0, 0)).toEqual([1, 1]));

test('where nobody looked is a gap, and not a line', () => {
  expect(heights(undefined, 5, undefined, 10)).toEqual([20, 40]);
  const { container } = render(
    <SparkBars label="Held" bars={[{ name: '7:00' }, { name: '8:00', value: 700, shown: '7.00' }]} />,
  );
  const [bar, ...others] = container.querySelectorAll('rect');
  expect([bar?.getAttribute('x'), bar?.textContent, others]).toEqual(['10', '8:00: 7.00', []]);
});

test('it is one picture with a name', () => {
  render(<SparkBars label="Messages, 7 today" bars={[{ name: '8:00', value: 7 }]} />);
  expect(screen.getByRole('img', { name: 'Messages, 7 today' })).toBeTruthy();
});
