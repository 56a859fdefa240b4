import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersonRow } from '../List/PersonRow.tsx';
import { LongList } from './LongList.tsx';
import { shownOf } from './shown.ts';

const HEIGHT = 50;
let scrolled: number;

/** Rows are as high as that, and the page is scrolled so far. */
beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', 500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrolled, 300, HEIGHT),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ids = Array.from({ length: 1000 }, (_, index) => `person${index}`);
const list = (of: readonly string[] = ids) => (
  <LongList label="People" ids={of} foot={<li>The end</li>}>
    {(id, index) => <PersonRow href={`#${id}`} media={null} title={`${id} at ${index}`} />}
  </LongList>
);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const heightOfGaps = () =>
  [...screen.getByRole('list').querySelectorAll<HTMLElement>('[role=none]')].reduce(
    (sum, { style }) => sum + Number.parseFloat(style.height),
    0,
  );
const scrollTo = (row: number) => {
  scrolled = row * HEIGHT;
  fireEvent.scroll(document);
};

test('what is near the screen is in the page, the rest is as high as it would be', () => {
  render(list());
  expect(links()[0]).toBe('#person0');
  expect(links().length).toBeLessThan(30);
  expect(heightOfGaps()).toBe((1000 - links().length) * HEIGHT);
  scrollTo(500);
  expect(links()).toContain('#person500');
  expect(links()).toContain('#person509');
  expect(links()).not.toContain('#person0');
  expect(heightOfGaps()).toBe((1000 - links().length) * HEIGHT);
  expect(screen.getByText('The end')).toBeDefined();
});

test('arrow keys go from row to row, Home and End to the ends of all of it', async () => {
  render(list());
  screen.getByRole('link', { name: /^person3 / }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.getAttribute('href')).toBe('#person4');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('href')).toBe('#person999');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.getAttribute('href')).toBe('#person998');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.getAttribute('href')).toBe('#person0');
});

test('the row with the focus, and the one under a finger, stay in the page', () => {
  render(list());
  const row = screen.getByRole('link', { name: /^person2 / });
  row.focus();
  scrollTo(700);
  expect(document.activeElement).toBe(row);
  const touched = screen.getByRole('link', { name: /^person702 / });
  fireEvent.pointerDown(touched);
  scrollTo(100);
  expect(touched.isConnected).toBe(true);
});

test('a list that becomes shorter ends where its last row is', () => {
  const { rerender } = render(list());
  scrollTo(900);
  rerender(list(ids.slice(0, 5)));
  expect(links()).toContain('#person4');
});

test('where its rows are is looked for when there are others, not each time it is drawn', () => {
  const { rerender } = render(list());
  const look = vi.mocked(Element.prototype.getBoundingClientRect);
  look.mockClear();
  rerender(list());
  expect(look).not.toHaveBeenCalled();
  rerender(list(ids.slice(0, 500)));
  expect(look).toHaveBeenCalled();
});

test('a list that was not shown finds its place when it is', () => {
  let show = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        show = resized;
      }
      observe() {}
      disconnect() {}
    },
  );
  const rects = vi.mocked(Element.prototype.getBoundingClientRect);
  rects.mockImplementation(() => new DOMRect(0, 0, 0, 0));
  render(list());
  expect(links()).not.toContain('#person500');
  rects.mockImplementation(() => new DOMRect(0, -500 * HEIGHT, 300, HEIGHT));
  act(() => show());
  expect(links()).toContain('#person500');
});

test('all rows are there, shown or left out, once and in their order', () => {
  fc.assert(
    fc.property(
      fc.nat(200),
      fc.nat(220),
      fc.nat(40),
      fc.integer({ min: -1, max: 220 }),
      (count, first, size, keep) => {
        const places = shownOf(count, { first, end: first + size, height: 1 }, keep).flatMap((one) =>
          'row' in one ? [one.row] : Array.from({ length: one.gap }, (_, index) => one.from + index),
        );
        expect(places).toEqual(Array.from({ length: count }, (_, index) => index));
      },
    ),
  );
});
