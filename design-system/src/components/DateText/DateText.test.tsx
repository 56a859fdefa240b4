import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateText } from './DateText.tsx';

test('short words keep the whole moment for machines and for who hovers', () => {
  render(
    <DateText at="2026-11-14T12:00:00+00:00" locale="en">
      2 h
    </DateText>,
  );
  const time = screen.getByText('2 h');
  expect(time.getAttribute('datetime')).toBe('2026-11-14T12:00:00.000Z');
  expect(time.getAttribute('title')).toContain('November 14, 2026');
});

test('without words the day is written in the language', () => {
  render(<DateText at="2026-11-14T12:00:00Z" locale="zh-CN" />);
  expect(screen.getByText('2026年11月14日')).toBeTruthy();
});
