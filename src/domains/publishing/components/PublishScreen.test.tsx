import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Http } from '../../../lib/http/http.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { DraftStore } from '../draft/draft.store.ts';
import { aPicture, FakeDevice } from '../publishing.testing.ts';
import type { Publishing } from '../publishing.ts';
import { PublicationsStore } from '../sending/publications.store.ts';
import { PublishScreen } from './PublishScreen.tsx';

let calls: FakeCalls;
let publishing: Publishing;
const toasts = { show: vi.fn() };

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
const text = (id: keyof typeof english, values: Record<string, string | number> = {}) =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, String(value)),
    english[id],
  );
const words = () => screen.getByRole('textbox', { name: english['publish.words'] });
const button = (id: keyof typeof english) => screen.getByRole('button', { name: english[id] });
const tile = (place: number) =>
  screen.getByRole('button', { name: text('publish.tile', { place, count: 3 }) });

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  calls = fakeCalls({
    'POST /social/api/posts/check-content': () => ({}),
    'GET /social/api/hashtags': () => ({ list: [{ name: 'kites', count: 1200 }] }),
  });
  const device = new FakeDevice();
  const pick = async ({ name }: File) => aPicture(name);
  const draft = new DraftStore({ me: () => 'me', isHere: () => true, kept: device, refuse: vi.fn(), pick });
  const http = { call: calls.call, upload: async () => undefined } as Pick<Http, 'call' | 'upload'>;
  const publications = new PublicationsStore({ http, me: () => 'me', kept: device, onPost: vi.fn() });
  publishing = { draft, publications, receive: vi.fn(), stop: vi.fn() };
  await vi.waitFor(() => expect(draft.isRestoring).toBe(false));
  const texts = await loadMessages('en');
  const users = { id: 'me', me: undefined };
  render(
    <StoresProvider value={{ http: calls, users, toasts, alerts: { show: vi.fn() } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: texts }}>
        <MemoryRouter initialEntries={['/publish']}>
          <Where />
          <a href="/chat">chat</a>
          <PublishScreen publishing={publishing} />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
});
afterEach(() => {
  cleanup();
  publishing.draft.stop();
  publishing.publications.stop();
  vi.unstubAllGlobals();
});

const addPictures = async () => {
  const files = ['a', 'b', 'c'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await publishing.draft.add(files);
  await screen.findByRole('button', { name: text('publish.tile', { place: 3, count: 3 }) });
};
const order = () => publishing.draft.media.map(({ id }) => id).join('');

it('publishes words in the background, and goes back to the feed', async () => {
  expect(button('publish.submit')).toHaveProperty('disabled', true);
  await userEvent.type(words(), 'Kites #kites ');
  await userEvent.click(button('publish.submit'));
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/home/recommend'));
  expect(publishing.publications.list).toHaveLength(1);
  expect(publishing.draft.isEmpty).toBe(true);
});

it('moves a picture by keys, keeps the focus on it and says where it is', async () => {
  await addPictures();
  tile(1).focus();
  fireEvent.keyDown(tile(1), { key: 'ArrowRight', altKey: true });
  expect(order()).toBe('bac');
  expect(document.activeElement).toBe(tile(2));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    text('publish.moved', { place: 2, count: 3 }),
  );
  fireEvent.keyDown(tile(1), { key: 'ArrowLeft', altKey: true });
  expect(order()).toBe('bac');
});

it('leaves the focus where it is after a key that moved nothing', async () => {
  await addPictures();
  fireEvent.keyDown(tile(1), { key: 'ArrowLeft', altKey: true });
  words().focus();
  act(() => publishing.draft.move('c', 0));
  expect(order()).toBe('cab');
  expect(document.activeElement).toBe(words());
});

it('says of a picture that cannot be opened that it cannot', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('refused')));
  await addPictures();
  await userEvent.click(tile(1));
  await screen.findByText(english['publish.refused.picture'], {}, { timeout: 10_000 });
  await userEvent.click(button('publish.crop.done'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('moves a picture by a drag, and opens nothing by it', async () => {
  await addPictures();
  const items = [...document.querySelectorAll<HTMLElement>('[data-tile]')];
  for (const [index, item] of items.entries())
    vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(index * 100, 0, 100, 100));
  const at = (x: number) => ({ clientX: x, clientY: 50, button: 0, pointerType: 'mouse' });
  fireEvent.pointerDown(tile(1), at(50));
  fireEvent.pointerMove(window, at(260));
  fireEvent.pointerUp(window, at(260));
  fireEvent.click(tile(1));
  await waitFor(() => expect(order()).toBe('bca'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers hashtags with their posts while one is typed', async () => {
  await userEvent.type(words(), 'Wind #ki');
  const option = await screen.findByRole('option', { name: /#kites.*1.2k/ });
  expect(words().getAttribute('aria-activedescendant')).toBe(option.id);
  await userEvent.keyboard('{Enter}');
  expect(publishing.draft.words.text).toBe('Wind #kites ');
});

it('asks what becomes of a draft when somebody leaves by a link, and keeps or discards it', async () => {
  await userEvent.type(words(), 'Kites');
  await userEvent.click(screen.getByText('chat'));
  await userEvent.click(await screen.findByRole('button', { name: english['publish.leave.stay'] }));
  expect(screen.getByTestId('where').textContent).toBe('/publish');
  await userEvent.click(screen.getByText('chat'));
  await userEvent.click(await screen.findByRole('button', { name: english['publish.leave.discard'] }));
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/chat'));
  expect(publishing.draft.isEmpty).toBe(true);
});

it('says at the place what the server would refuse of it', async () => {
  calls.answers['POST /social/api/posts/check-content'] = ({ body }) => {
    if (body.place?.includes('www')) throw refusal('api.comment_has_hyperlink', { message: 'No links' });
    return {};
  };
  const place = screen.getByRole('textbox', { name: english['publish.where'] });
  await userEvent.type(place, 'www.evil.com');
  await waitFor(() => expect(place.getAttribute('aria-invalid')).toBe('true'), { timeout: 5000 });
  expect(words().getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.clear(place);
  await waitFor(() => expect(place.getAttribute('aria-invalid')).not.toBe('true'));
});
