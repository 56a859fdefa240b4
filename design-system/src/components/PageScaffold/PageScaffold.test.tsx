import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageScaffold } from './PageScaffold.tsx';

test('a page is its main part, and what goes with it has a name', () => {
  render(
    <PageScaffold bar={<h1>Home</h1>} aside={{ label: 'More', content: 'Today’s chart' }}>
      Posts
    </PageScaffold>,
  );
  const main = screen.getByRole('main');
  expect(main.id).toBe('main');
  expect(main.textContent).toBe('HomePosts');
  expect(screen.getByRole('complementary', { name: 'More' }).textContent).toBe('Today’s chart');
});

test('nothing beside it, no empty landmark', () => {
  render(<PageScaffold>Posts</PageScaffold>);
  expect(screen.queryByRole('complementary')).toBeNull();
});
