import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AvatarGroup } from './AvatarGroup.tsx';

const person = (id: string) => ({ id, name: `Person ${id}`, src: `/${id}.svg` });

test.each([
  [0, []],
  [1, ['/1.svg']],
  [3, ['/1.svg', '/2.svg', '/3.svg']],
  [6, ['/1.svg', '/2.svg', '/3.svg', '/4.svg']],
])('of %i people these are drawn: %j', (count, sources) => {
  const people = Array.from({ length: count }, (_, index) => person(String(index + 1)));
  const { container } = render(<AvatarGroup name="Weekend hills" people={people} />);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(sources);
  expect(container.textContent).toBe(count === 0 ? 'WH' : '');
});
