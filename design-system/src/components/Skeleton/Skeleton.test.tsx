import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('a place held is silent and empty: the list around it says that it loads', () => {
  render(
    <section aria-label="Posts" aria-busy>
      <Skeleton shape="avatar" />
      <Skeleton shape="media" ratio="portrait" />
    </section>,
  );
  const places = [...screen.getByRole('region', { name: 'Posts' }).children];
  expect(places.map((place) => place.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(new Set(places.map((place) => place.className)).size).toBe(2);
});
