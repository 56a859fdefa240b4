import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppBar } from './AppBar.tsx';

test('a title is the first heading of its page', () => {
  render(<AppBar title="Settings" end={<button type="button">More</button>} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings');
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
});

test('in the place of a title stands what its page passes in, and no empty heading', () => {
  render(<AppBar start={<a href="/back">Back</a>} center={<b>Kavya</b>} />);
  expect(screen.queryByRole('heading')).toBeNull();
  // Read in the order in which it is seen.
  expect(document.body.textContent).toBe('BackKavya');
});
