import type { Quote } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../lib/http/failure.ts';
import { MessagesStore } from './messages.store.ts';
import { FakeServer, GROUP, ME, noConnection } from './testing.ts';

const quote: Quote = {
  id: 'm1',
  user_id: 'them',
  nickname: 'They',
  type: 'text',
  text: 'hi',
  filename: null,
};
let server: FakeServer;
let tabs: MessagesStore[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  vi.useRealTimers();
});

const openTab = () => {
  const tab = new MessagesStore(server.http, () => ME);
  tabs.push(tab);
  return tab.room(GROUP).outbox;
};
const pass = (time = 0) => vi.advanceTimersByTimeAsync(time);
const posts = () => server.http.asked.filter(({ call }) => call.startsWith('POST /api/v1/messages'));

it('sends an answer as one, also after a reload', async () => {
  server.http.answers['POST /api/v1/messages/:id/thread'] = () => {
    throw noConnection();
  };
  openTab().add('me too', { reply: quote });
  await pass();
  tabs[0]?.stop();
  server.http.answers['POST /api/v1/messages/:id/thread'] = ({ params, body }) =>
    server.add({ user_id: ME, cid: body.cid, text: body.text ?? '', thread_id: params.id });
  const after = openTab();
  expect(after.list).toMatchObject([{ text: 'me too', reply: quote }]);
  await pass();
  expect(after.list).toEqual([]);
  expect(server.messages).toMatchObject([{ text: 'me too', thread_id: 'm1' }]);
});

it('whose target has been retracted keeps its words, and goes out by itself when it is sent again', async () => {
  server.http.answers['POST /api/v1/messages/:id/thread'] = () => {
    throw new ApiFailure({ code: 'api.invalid_msg_id', message: '', params: {}, status: 400, call: '' });
  };
  const outbox = openTab();
  outbox.add('me too', { reply: quote });
  await pass();
  expect(outbox.list).toMatchObject([{ text: 'me too', status: 'failed' }]);
  outbox.retry(outbox.list[0]?.cid ?? '');
  await pass();
  expect(posts().map(({ call }) => call)).toEqual([
    'POST /api/v1/messages/:id/thread',
    'POST /api/v1/messages',
  ]);
  expect(server.messages).toMatchObject([{ text: 'me too', thread_id: null }]);
});
