import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';
import { QrPlaceholder } from './QrPlaceholder.tsx';

const path = () => screen.getByRole('img').querySelector('path')?.getAttribute('d') ?? '';

/** Area of the dark squares, from the path's runs. */
const dark = (d: string) => [...d.matchAll(/h(\d+)v/g)].reduce((sum, [, run]) => sum + Number(run), 0);

test('the code is a named picture whose finder patterns stand in three corners', () => {
  render(<QrCode value="HELLO" label="Scan to add Meera" />);
  expect(screen.getByRole('img', { name: 'Scan to add Meera' }).getAttribute('viewBox')).toBe('0 0 25 25');
  // Version 1 with a border of two: the seven modules of the upper finders, and the lower one.
  expect(path()).toContain('M2 2h7v1h-7z');
  expect(path()).toContain('M16 2h7v1h-7z');
  expect(path()).toContain('M2 22h7v1h-7z');
  expect(dark(path())).toBeGreaterThan(150);
});

test('another value is another code', () => {
  const { rerender } = render(<QrCode value="A" label="Code" />);
  const before = path();
  rerender(<QrCode value="B" label="Code" />);
  expect(path()).not.toBe(before);
});

test.each(['md', 'lg'] as const)('the place of a code is as large as the code: %s', (size) => {
  render(
    <>
      <QrPlaceholder size={size}>soon</QrPlaceholder>
      <QrCode size={size} label="Scan" value="https://example.test" />
    </>,
  );
  const sizeOf = (element: Element) => element.getAttribute('class')?.match(/\bsize-\d+/)?.[0];
  expect(sizeOf(screen.getByText('soon'))).toBe(sizeOf(screen.getByRole('img')));
  expect(sizeOf(screen.getByText('soon'))).toBeDefined();
});
