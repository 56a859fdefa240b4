import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Http } from '../../../lib/http/http.ts';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { aDraft, FakeDevice } from '../publishing.testing.ts';
import type { Publishing } from '../publishing.ts';
import { PublicationsStore } from '../sending/publications.store.ts';
import { PublishingCard } from './PublishingCard.tsx';

afterEach(cleanup);

/** A post that is on its way, and stays so. */
const show = async () => {
  const calls = fakeCalls({ 'POST /social/api/posts': () => new Promise(() => undefined) });
  const http = { call: calls.call, upload: async () => undefined } as Pick<Http, 'call' | 'upload'>;
  const publications = new PublicationsStore({
    ...{ http, me: () => 'me', kept: new FakeDevice(), onPost: vi.fn() },
  });
  publications.publish(aDraft('Kites'));
  const [publication] = publications.list;
  if (!publication) throw new Error('nothing is on its way');
  render(
    <StoresProvider value={{} as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <PublishingCard publishing={{ publications } as Publishing} publication={publication} />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  return publications;
};
const press = async (id: keyof typeof english) =>
  userEvent.click(await screen.findByRole('button', { name: english[id] }, { timeout: 10_000 }));

it('gives a post up only once that was said', async () => {
  const publications = await show();
  await press('publish.cancel');
  await press('publish.discard.stay');
  expect(publications.list).toHaveLength(1);
  await press('publish.cancel');
  await press('publish.discard');
  expect(publications.list).toEqual([]);
  publications.stop();
});
