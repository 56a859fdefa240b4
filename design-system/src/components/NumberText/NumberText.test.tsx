import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberText } from './NumberText.tsx';
import { pointsText } from './points.ts';

test.each([
  [1268050, 'zh-CN', 'negative', '12,680.50'],
  [123456705, 'en-IN', 'negative', '12,34,567.05'],
  [-5, 'en', 'negative', '−0.05'],
  [888, 'en', 'always', '+8.88'],
  [0, 'en', 'always', '0.00'],
] as const)('%i in %s (%s) reads %s', (points, locale, sign, text) => {
  expect(pointsText(points, locale, sign)).toBe(text);
});

test('no hundredth is lost between the ledger and the screen', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (points) => {
      const digits = pointsText(points, 'en', 'negative').replace('−', '-').replace(/[,.]/g, '');
      expect(Number(digits) + 0).toBe(points + 0);
    }),
  );
});

test('a half hundredth is refused, not rounded', () => {
  expect(() => pointsText(0.5, 'en', 'negative')).toThrow(RangeError);
});

test('what came in is told by its sign, not by its colour alone', () => {
  render(<NumberText points={888} locale="en" sign="always" />);
  expect(screen.getByText('+8.88')).toBeTruthy();
});

test('one that is masked says neither how much nor in which direction', () => {
  const { container } = render(<NumberText points={-888} locale="en" sign="always" masked="Amount hidden" />);
  expect(container.textContent).toBe('••••Amount hidden');
});
