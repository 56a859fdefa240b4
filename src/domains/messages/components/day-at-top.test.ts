import { expect, it } from 'vitest';
import { dayAtTop } from './day-at-top.ts';

/** A log whose lines of days stand so far below its top, which is at 100. */
const logWith = (...days: [name: string, below: number][]): HTMLElement => {
  const at = (element: HTMLElement, top: number) => {
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
    return element;
  };
  const box = at(document.createElement('div'), 100);
  for (const [name, below] of days) {
    const line = at(document.createElement('div'), 100 + below);
    line.dataset['day'] = 'true';
    line.textContent = name;
    box.append(line);
  }
  return box;
};

it.each([
  ['nothing while the first day is in sight', [['Mon', 8]], undefined],
  ['the day that was left above', [['Mon', -300]], 'Mon'],
  [
    'the last of those above, not one further down',
    [
      ['Sun', -900],
      ['Mon', -300],
      ['Tue', 200],
    ],
    'Mon',
  ],
  [
    'nothing where the next line stands in its place',
    [
      ['Mon', -300],
      ['Tue', 20],
    ],
    undefined,
  ],
] as [string, [string, number][], string | undefined][])('shows %s', (_, days, shown) => {
  expect(dayAtTop(logWith(...days))).toBe(shown);
});
