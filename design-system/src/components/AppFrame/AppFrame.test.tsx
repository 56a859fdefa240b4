import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PageScaffold } from '../PageScaffold/PageScaffold.tsx';
import { AppFrame } from './AppFrame.tsx';

test('the first stop of the Tab key leads over the navigation to the page', async () => {
  render(
    <AppFrame skipLabel="Skip" rail={<a href="/home">Home</a>}>
      <PageScaffold>Posts</PageScaffold>
    </AppFrame>,
  );
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip' });
  expect(document.activeElement).toBe(skip);
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});
