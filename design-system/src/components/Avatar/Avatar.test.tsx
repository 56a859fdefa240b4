import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { initialsOf } from './initials.ts';

test.each([
  ['林间小满', '林'],
  ['Meera Nair', 'MN'],
  ['meera', 'M'],
  ['  Arjun  van  Dam ', 'AD'],
  ['🐱 猫', '🐱猫'],
  ['𠮷野家', '𠮷'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a picture that fails gives way to the initials, and a new picture gets its chance', () => {
  const { container, rerender } = render(<Avatar name="Meera Nair" src="/gone.png" />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(screen.getByText('MN')).toBeTruthy();
  rerender(<Avatar name="Meera Nair" src="/new.png" />);
  expect(picture()?.getAttribute('src')).toBe('/new.png');
});
