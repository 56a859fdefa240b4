import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('a skeleton held is silent and empty: the list around it says that it loads', () => {
  render(
    <section aria-label="Posts" aria-busy>
      <Skeleton shape="avatar" />
      <Skeleton shape="media" ratio="portrait" />
    </section>,
  );
  const skeletons = [...screen.getByRole('region', { name: 'Posts' }).children];
  expect(skeletons.map((skeleton) => skeleton.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(new Set(skeletons.map((skeleton) => skeleton.className)).size).toBe(2);
});
