import { expect, it } from 'vitest';
import { groupsOf, isIn, SECTIONS, type Section } from './sections.ts';

const section = (path: string): Section => ({ ...(SECTIONS[0] as Section), path });
const paths = (...given: string[]) =>
  groupsOf(given.map(section)).map(({ label, sections }) => [label, ...sections.map(({ path }) => path)]);

it('stands in groups in their order, whatever the order of the list; a group of none is not there', () =>
  expect(paths('/ops/audit', '/ops/money', '/ops/review', '/ops/people')).toEqual([
    ['ops.group.people', '/ops/people', '/ops/review'],
    ['ops.group.points', '/ops/money'],
    ['ops.group.brand', '/ops/audit'],
  ]));

it('that is in no group stands in the last', () =>
  expect(paths('/ops/newest', '/ops/audit')).toEqual([['ops.group.brand', '/ops/audit', '/ops/newest']]));

it.each([
  ['/ops/people', true],
  ['/ops/people/7/points', true],
  ['/ops/people-of-note', false],
  ['/ops', false],
])('%s is of /ops/people: %s', (pathname, belongs) =>
  expect(isIn(pathname, section('/ops/people'))).toBe(belongs),
);
