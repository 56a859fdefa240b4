import type { Contact } from '@livery/contract';
import { beforeEach, expect, it } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { contactOf } from '../testing.ts';
import { ContactsStore } from './contacts.store.ts';

let server: Contact[];
let http: FakeCalls;

const open = async (): Promise<ContactsStore> => {
  http.asked.length = 0;
  const contacts = new ContactsStore(http);
  await contacts.open();
  return contacts;
};
const idsOf = (contacts: ContactsStore) => contacts.list.map(({ id }) => id).sort();
const asked = () => http.asked.map(({ call }) => call);

beforeEach(() => {
  localStorage.clear();
  server = [contactOf('ann'), contactOf('ben'), contactOf('cas')];
  http = fakeCalls({
    'GET /api/v1/users/contacts': ({ query }) => {
      const left = server.filter(({ id }) => id > (query?.next_id ?? ''));
      return { list: left.slice(0, 2), next_id: left.length > 2 ? (left[1]?.id ?? null) : null };
    },
    'GET /api/v1/users/contacts/part': () => ({
      list: server.map(({ id, update_at }) => ({ id, update_at })),
      next_id: null,
    }),
    'GET /api/v1/contacts/:id': ({ params: { id } }) => {
      const contact = server.find((one) => one.id === id);
      if (!contact) throw refusal('api.contact_not_found');
      return {
        ...contact,
        social_author_id: id,
        is_contact: true,
        is_blocked: false,
        can_message: true,
        has_direct: false,
        shared_groups: 0,
      };
    },
    'POST /api/v1/users/contacts': ({ body }) => contactOf(body.contact),
    'DELETE /api/v1/users/contacts/:id': () => ({}),
  });
});

it('reads all pages, the first time', async () => {
  expect(idsOf(await open())).toEqual(['ann', 'ben', 'cas']);
});

it('shows them at once after a reload, and reads again only those who have changed', async () => {
  await open();
  server = [contactOf('ann'), contactOf('ben', 'Benno', { update_at: 'later' }), contactOf('dot')];
  const contacts = await open();
  expect(asked()).toEqual([
    'GET /api/v1/users/contacts/part',
    'GET /api/v1/contacts/:id',
    'GET /api/v1/contacts/:id',
  ]);
  expect(idsOf(contacts)).toEqual(['ann', 'ben', 'dot']);
  expect(contacts.get('ben')?.nickname).toBe('Benno');
});

it('reads them all where many have changed', async () => {
  await open();
  server = Array.from({ length: 25 }, (_, index) => contactOf(`p${index + 10}`));
  expect((await open()).list).toHaveLength(25);
  expect(asked()).not.toContain('GET /api/v1/contacts/:id');
});

it('keeps what is shown when nobody answers, and says when nothing is there', async () => {
  await open();
  http.answers = {};
  expect((await open()).state.status).toBe('ready');
  localStorage.clear();
  expect((await open()).state.status).toBe('failed');
});

it('puts somebody back whose removal is refused', async () => {
  const contacts = await open();
  await contacts.remove('ann');
  expect(contacts.has('ann')).toBe(false);
  delete http.answers['DELETE /api/v1/users/contacts/:id'];
  const removing = contacts.remove('ben');
  expect(contacts.has('ben')).toBe(false);
  await expect(removing).rejects.toMatchObject({ code: 'api.not_found' });
  expect(contacts.has('ben')).toBe(true);
});

it('follows what happens on another device', async () => {
  const contacts = await open();
  server.push(contactOf('eve'));
  await contacts.receive({ user_id: 'eve', on: true });
  await contacts.receive({ user_id: 'ann', on: false });
  expect(idsOf(contacts)).toEqual(['ben', 'cas', 'eve']);
});

it('does not bring back who was removed while all were being read', async () => {
  const contacts = await open();
  const refreshing = contacts.refresh();
  await contacts.remove('ann');
  server = [contactOf('ann', 'Anna', { update_at: 'later' }), contactOf('ben'), contactOf('cas')];
  await refreshing;
  expect(idsOf(contacts)).toEqual(['ben', 'cas']);
});

it('takes in who was added elsewhere while all were being read', async () => {
  const contacts = new ContactsStore(http);
  http.answers['GET /api/v1/users/contacts'] = () => ({ list: [contactOf('ann')], next_id: null });
  server.push(contactOf('eve'));
  const opening = contacts.open();
  const receiving = contacts.receive({ user_id: 'eve', on: true });
  await Promise.all([opening, receiving]);
  expect(contacts.has('eve')).toBe(true);
});

it('reads changes once for all who ask at the same time', async () => {
  const contacts = await open();
  http.asked.length = 0;
  await Promise.all([contacts.refresh(), contacts.refresh()]);
  expect(asked()).toEqual(['GET /api/v1/users/contacts/part']);
});

it('is kept with somebody of whom the server has not told since when', async () => {
  const contacts = await open();
  server.push(contactOf('eve', 'eve', { update_at: 'then' }));
  await contacts.receive({ user_id: 'eve', on: true });
  expect(idsOf(await open())).toEqual(['ann', 'ben', 'cas', 'eve']);
  expect(asked()).toEqual(['GET /api/v1/users/contacts/part', 'GET /api/v1/contacts/:id']);
});

it.each([
  ['all are read', (contacts: ContactsStore) => contacts.open()],
  ['changes are read', (contacts: ContactsStore) => contacts.refresh()],
  ['somebody is added', (contacts: ContactsStore) => contacts.add('eve')],
])('keeps nothing for who comes next, who logs out while %s', async (what, begin) => {
  const contacts = what === 'all are read' ? new ContactsStore(http) : await open();
  server.push(contactOf('eve'));
  const running = begin(contacts);
  contacts.stop();
  localStorage.clear();
  await running;
  expect(localStorage).toHaveLength(0);
});
