import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { when } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { loadMessages } from '../../../locales/all-messages.ts';
import english from '../../../locales/en.json' with { type: 'json' };
import { SocialStore } from '../social.store.ts';
import { aPage } from '../social.testing.ts';
import { FeedError } from './FeedStates.tsx';

const FEED = 'GET /social/api/guest/recommend/public';
afterEach(cleanup);

/** A feed whose first page failed, as it stands on the screen. */
const show = async (error: Error) => {
  const http = fakeCalls({ [FEED]: () => Promise.reject(error) });
  const feed = new SocialStore(http, { isSignedIn: false }, new ToastStore()).feeds.chart;
  feed.open();
  await when(() => feed.status === 'failed');
  render(
    <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
      <FeedError feed={feed} />
    </LanguageProvider>,
  );
  return { http, feed };
};

it('speaks of the network only where that is the reason', async () => {
  await show(connectionLost(FEED));
  expect(screen.getByText(english['feed.error.title'])).toBeDefined();
  expect(screen.getByText(english['feed.error.text'])).toBeDefined();
});

it('says what the server said, and asks again', async () => {
  const explanation = { display: 'alert', text: 'error.outdated_version', values: {} } as const;
  const { http, feed } = await show(refusal('api.outdated_version', { explanation }));
  expect(screen.getByText(english['feed.refused.title'])).toBeDefined();
  expect(screen.getByText('Please update the version')).toBeDefined();
  expect(screen.queryByText(english['feed.error.text'])).toBeNull();
  http.answers = { [FEED]: () => aPage(['1'], null) };
  await userEvent.click(screen.getByRole('button', { name: english['feed.error.retry'] }));
  await when(() => feed.list.length === 1);
});
