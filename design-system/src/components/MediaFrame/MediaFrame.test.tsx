import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MediaFrame, MediaImage } from './MediaFrame.tsx';
import { TinyPicture } from './TinyPicture.tsx';

const thumbHash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

test('the box has the shape and the ThumbHash of its picture before a byte of it is there', async () => {
  const { container } = render(<MediaFrame ratio={1.5} thumbHash={thumbHash} />);
  const frame = container.firstElementChild as HTMLElement;
  expect(frame.style.aspectRatio).toMatch(/^1\.5\b/);
  await waitFor(() => expect(frame.style.backgroundImage).toMatch(/^url\("?data:image\/png/));
});

test('a tiny one is drawn from its ThumbHash alone', async () => {
  const { container } = render(<TinyPicture thumbHash={thumbHash} />);
  const picture = container.firstElementChild as HTMLElement;
  await waitFor(() => expect(picture.style.backgroundImage).toMatch(/^url\("?data:image\/png/));
  expect(container.querySelector('img')).toBeNull();
});

test('a hash that cannot be read leaves the plain ground, not an error', () => {
  const { container } = render(<MediaFrame ratio={1} thumbHash="%%%" />);
  expect((container.firstElementChild as HTMLElement).style.backgroundImage).toBe('');
});

test('a picture that cannot be loaded keeps its name, and another in its place is tried', () => {
  const { rerender } = render(<MediaImage src="/broken.webp" alt="A tea hill" />);
  fireEvent.error(screen.getByRole('img', { name: 'A tea hill' }));
  expect(screen.getByRole('img', { name: 'A tea hill' }).tagName).not.toBe('IMG');
  rerender(<MediaImage src="/other.webp" alt="A tea hill" />);
  expect(screen.getByRole('img', { name: 'A tea hill' }).getAttribute('src')).toBe('/other.webp');
});

test('one that says nothing is silent when it is broken too', () => {
  const { container } = render(<MediaImage src="/broken.webp" alt="" />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  [true, 'eager'],
  [false, 'lazy'],
])('eager: %s loads %s', (eager, loading) => {
  render(<MediaImage src="/hill.webp" alt="A tea hill" eager={eager} />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe(loading);
});

test('a browser takes the best type that it can read, in the width that it needs', () => {
  const sources = [{ type: 'image/avif', srcSet: '/hill-320.avif 320w' }];
  const { container } = render(
    <MediaImage src="/hill.jpg" alt="A tea hill" sources={sources} sizes="50vw" />,
  );
  const source = container.querySelector('picture > source');
  expect(['type', 'srcset', 'sizes'].map((name) => source?.getAttribute(name))).toEqual([
    'image/avif',
    '/hill-320.avif 320w',
    '50vw',
  ]);
  expect(screen.getByRole('img', { name: 'A tea hill' }).getAttribute('src')).toBe('/hill.jpg');
});
