import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Calendar } from './Calendar.tsx';
import { addMonths, weeksOf } from './month.ts';

function setUp(offered?: (day: string) => boolean) {
  const onChange = vi.fn();
  const onMonth = vi.fn();
  render(
    <Calendar
      label="Find by date"
      locale="en"
      value="2026-11-12"
      today="2026-11-21"
      max="2026-11-21"
      offered={offered}
      previousLabel="Previous"
      nextLabel="Next"
      onChange={onChange}
      onMonth={onMonth}
    />,
  );
  return { onChange, onMonth };
}

const focused = () => document.activeElement?.getAttribute('data-day');

test.each([
  ['{ArrowRight}', '2026-11-13'],
  ['{ArrowUp}', '2026-11-05'],
  ['{Home}', '2026-11-09'],
  ['{End}', '2026-11-15'],
  ['{PageUp}', '2026-10-12'],
  ['{PageDown}', '2026-11-21'],
])('%s goes to %s, never past the last day', async (key, day) => {
  setUp();
  screen.getByRole('button', { name: /November 12,/ }).focus();
  await userEvent.keyboard(key);
  expect(focused()).toBe(day);
});

test('a day with nothing to find is there, but cannot be chosen', async () => {
  const { onChange } = setUp((day) => day === '2026-11-03');
  await userEvent.click(screen.getByRole('button', { name: /November 4,/ }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /November 3,/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-03');
});

test('going to another month asks for its days, and the last month is the end', async () => {
  const { onMonth } = setUp();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onMonth).toHaveBeenCalledExactlyOnceWith('2026-10');
  expect(screen.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months is %s', (day, count, other) => {
  expect(addMonths(day, count)).toBe(other);
});

test('a month fills whole weeks and holds each of its days once', () => {
  const weeks = weeksOf('2026-02-10', 1);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(28);
  expect(weeks[0]?.[6]).toBe('2026-02-01');
});
