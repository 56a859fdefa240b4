import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeartIcon } from '../../icons/index.ts';
import { EventAvatar } from './EventAvatar.tsx';

const person = (id: string) => ({ id, name: `Person ${id}`, src: `/${id}.svg` });

test.each([
  [0, []],
  [1, ['/1.svg']],
  [2, ['/2.svg', '/1.svg']],
  [5, ['/2.svg', '/1.svg']],
])('of %i people these are drawn, the latest on top: %j', (count, sources) => {
  const people = Array.from({ length: count }, (_, index) => person(String(index + 1)));
  const { container } = render(<EventAvatar people={people} icon={HeartIcon} tone="danger" />);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(sources);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
