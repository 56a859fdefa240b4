import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Poster, PosterGrid, PosterSkeleton } from './PosterGrid.tsx';

const draw = (outside?: string) =>
  render(
    <PosterGrid label="Discover">
      <Poster size="hero" href="/hashtags/tea" title="A season of tea" image="/tea.webp" outside={outside} />
    </PosterGrid>,
  );

test('a poster is a link that has the name of its title alone', () => {
  draw();
  const link = screen.getByRole('link', { name: 'A season of tea' });
  expect(link.getAttribute('href')).toBe('/hashtags/tea');
  expect(link.getAttribute('target')).toBeNull();
  expect(screen.getByRole('list', { name: 'Discover' })).toBeTruthy();
});

test('one that leads to another site opens beside this one, says so, and hands nothing over', () => {
  draw('opens in a new tab');
  const link = screen.getByRole('link', { name: 'A season of tea opens in a new tab' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('posters on their way have their places, and nothing to read', () => {
  render(
    <PosterGrid label="Discover" busy>
      <PosterSkeleton size="hero" />
    </PosterGrid>,
  );
  expect(screen.getByRole('list', { name: 'Discover' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
