import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { SessionList } from './SessionList.tsx';

const SESSIONS = 'GET /api/v1/users/sessions';
const explanation = { display: 'alert', text: 'error.outdated_version', values: {} } as const;
afterEach(cleanup);

it.each([
  ['the network', connectionLost(SESSIONS), english['error.no_connection']],
  ['the server', refusal('api.outdated_version', { explanation }), 'Please update the version'],
])('says of devices, not of messages, that %s kept them away', async (_, error, words) => {
  const http = fakeCalls({ [SESSIONS]: () => Promise.reject(error) });
  render(
    <StoresProvider value={{ http } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <SessionList onClose={() => undefined} />
      </LanguageProvider>
    </StoresProvider>,
  );
  expect(await screen.findByText(english['sessions.failed'])).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/message/i);
});
