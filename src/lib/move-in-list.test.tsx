import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveInList } from './move-in-list.ts';

const move = moveInList('input, li a');

beforeEach(() => {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: as on the page
    <div onKeyDown={move}>
      <input />
      <button type="button">Beside</button>
      <ul>
        <li>
          <a href="#one">One</a>
        </li>
        <li>
          <a href="#two">Two</a>
        </li>
      </ul>
    </div>,
  );
});
afterEach(cleanup);

/** Presses a key where the focus is; returns where it is then. */
const press = (key: string, mark: object = {}): string | null => {
  const from = document.activeElement as Element;
  fireEvent.keyDown(from, { key, ...mark });
  return document.activeElement?.textContent ?? null;
};

it('goes from the field through the rows, and back', () => {
  screen.getByRole('textbox').focus();
  expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => press(key))).toEqual([
    ...['One', 'Two', 'Two', 'One', ''],
  ]);
});

it.each([{ isComposing: true }, { isComposing: false, keyCode: 229 }])(
  'leaves the arrows of a composition alone: %o',
  (mark) => {
    screen.getByRole('textbox').focus();
    expect(press('ArrowDown', mark)).toBe('');
  },
);

it('leaves what is none of the rows where it is', () => {
  screen.getByRole('button').focus();
  expect([press('ArrowUp'), press('ArrowDown')]).toEqual(['Beside', 'Beside']);
});
