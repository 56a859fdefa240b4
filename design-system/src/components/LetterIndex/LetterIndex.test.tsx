import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LetterIndex } from './LetterIndex.tsx';

afterEach(cleanup);

const show = () => {
  const onChoose = vi.fn();
  render(<LetterIndex label="Letters" letters={['A', 'L', 'Z', '#']} onChoose={onChoose} />);
  const bar = screen.getByRole('slider', { name: 'Letters' });
  bar.getBoundingClientRect = () => ({ top: 100, height: 400 }) as DOMRect;
  return { onChoose, bar };
};

it('is gone through by keys, and jumped through by letters', async () => {
  const { onChoose, bar } = show();
  bar.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{End}{End}z{Home}q');
  expect(onChoose.mock.calls.flat()).toEqual(['L', 'Z', 'L', '#', '#', 'Z', 'A']);
  expect(bar.getAttribute('aria-valuetext')).toBe('A');
});

it('follows a finger that slides over it, past its ends too, and no further', () => {
  const { onChoose, bar } = show();
  fireEvent.pointerMove(bar, { clientY: 150 });
  fireEvent.pointerDown(bar, { clientY: 150 });
  fireEvent.pointerMove(bar, { clientY: 350 });
  fireEvent.pointerMove(bar, { clientY: 900 });
  fireEvent.pointerUp(bar);
  fireEvent.pointerMove(bar, { clientY: 150 });
  expect(onChoose.mock.calls.flat()).toEqual(['A', 'Z', '#']);
});
