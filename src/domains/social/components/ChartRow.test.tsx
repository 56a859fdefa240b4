import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { loadMessages } from '../../../locales/all-messages.ts';
import { PostModel } from '../post.model.ts';
import { aPost } from '../social.testing.ts';
import { ChartRow } from './ChartRow.tsx';

afterEach(cleanup);

const heatOf = async (heat?: number) => {
  const post = new PostModel(aPost('1', { counts: { like: 10, comment: 0, collect: 0, share: 0 } }));
  render(
    <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
      <MemoryRouter>
        <ChartRow post={post} position={{ rank: 2, change: 0, ...(heat !== undefined && { heat }) }} />
      </MemoryRouter>
    </LanguageProvider>,
  );
  return screen.getByRole('link').textContent;
};

it('the heat is the one that its place went by; without that it is what the post has now', async () => {
  expect(await heatOf(731)).toContain('731');
  cleanup();
  expect(await heatOf()).toMatch(/10(?!\d)/);
});
