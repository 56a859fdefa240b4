import type { EventMap, EventName, PersonDetails } from '@livery/contract';
import { NOT_CANCELLED } from '@livery/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { connection } from '../../../lib/connection.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { PersonStore } from './person.store.ts';

let facts: PersonDetails;
let http: FakeCalls;
let store: PersonStore;
let catchUp: () => void;
const onChange = vi.fn();
const handlers = new Map<EventName, (data: never) => void>();
const people = {
  contacts: { add: vi.fn(async () => undefined) },
  blocks: { block: vi.fn(async () => true), unblock: vi.fn(async () => true) },
};
const tell = <Name extends EventName>(name: Name, data: EventMap[Name]) =>
  handlers.get(name)?.(data as never);
const person = () => (store.state.status === 'ready' ? store.state.person : undefined);

beforeEach(() => {
  facts = {
    id: 'ann',
    nickname: 'Ann',
    username: 'ann1234',
    avatar: '',
    avatar_thumbnail: '',
    delete_at: NOT_CANCELLED,
    social_author_id: 'ann',
    is_contact: false,
    is_blocked: false,
    can_message: true,
    has_direct: false,
    shared_groups: 0,
  };
  http = fakeCalls({ 'GET /api/v1/contacts/:id': () => facts });
  const realtime = {
    onCatchUp: (handler: () => void) => {
      catchUp = handler;
      return () => undefined;
    },
    on: (name: EventName, handler: (data: never) => void) => {
      handlers.set(name, handler);
      return () => handlers.delete(name);
    },
  };
  onChange.mockReset();
  store = new PersonStore({ http, realtime, people, id: 'ann', me: 'me', onChange } as never);
});

it('is read anew when something between us changes elsewhere, until it is left', async () => {
  const leave = store.enter();
  await vi.waitFor(() => expect(person()?.nickname).toBe('Ann'));
  facts = { ...facts, is_contact: true };
  tell('contact.changed', { user_id: 'ben', on: true });
  expect(http.asked).toHaveLength(1);
  tell('contact.changed', { user_id: 'ann', on: true });
  await vi.waitFor(() => expect(person()?.is_contact).toBe(true));
  expect(onChange).toHaveBeenCalledOnce();
  facts = { ...facts, nickname: 'Anna' };
  catchUp();
  await vi.waitFor(() => expect(person()?.nickname).toBe('Anna'));
  leave();
  expect(handlers.size).toBe(0);
});

it.each([
  ['while somebody looks', 2],
  ['once they have left', 1],
])('what the network kept from coming is asked for again %s', async (who, asked) => {
  http.answers = { 'GET /api/v1/contacts/:id': () => Promise.reject(connectionLost('GET')) };
  const leave = store.enter();
  if (who === 'once they have left') leave();
  await vi.waitFor(() => expect(store.state.status).toBe('failed'));
  connection.announceBack();
  await vi.waitFor(() => expect(store.state.status).toBe('failed'));
  expect(http.asked).toHaveLength(asked);
  leave();
});

it('is read anew when the account is cancelled, of which their conversation is told', async () => {
  const leave = store.enter();
  await vi.waitFor(() => expect(person()?.can_message).toBe(true));
  facts = { ...facts, delete_at: '2026-01-01T00:00:00Z', can_message: false };
  tell('group.updated', { group_id: 'ben_me' });
  expect(http.asked).toHaveLength(1);
  tell('group.updated', { group_id: 'ann_me' });
  await vi.waitFor(() => expect(person()?.can_message).toBe(false));
  leave();
});

it('tells somebody who is gone from a page that did not come', async () => {
  http.answers['GET /api/v1/contacts/:id'] = () => Promise.reject(refusal('api.contact_not_found'));
  await store.load();
  expect(store.state.status).toBe('gone');
  http.answers['GET /api/v1/contacts/:id'] = () => Promise.reject(connectionLost('GET'));
  await store.load();
  expect(store.state.status).toBe('failed');
});

it('shows at once what has become of it', async () => {
  await store.load();
  await store.add();
  expect(person()?.is_contact).toBe(true);
  await store.block();
  expect(person()).toMatchObject({ is_blocked: true, is_contact: false, can_message: false });
  expect(onChange).toHaveBeenCalledOnce();
  await store.unblock();
  expect(person()).toMatchObject({ is_blocked: false, can_message: true });
});

it('keeps what is shown when reading it again fails', async () => {
  await store.load();
  http.answers = {};
  await store.load();
  expect(person()?.nickname).toBe('Ann');
});
