// @vitest-environment node
import type { OpsInvite } from '@livery/contract';
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { inviteFilterOf, invitesAddress } from './filter.ts';
import { InviteForm } from './invite-form.store.ts';
import { OpsInvites } from './invites.store.ts';

const FAIR: OpsInvite = {
  ...{ id: 'i1', code: 'ABCD2345', note: 'Fair', most: 5, taken: 2, until: null, state: 'open', batch: 'b1' },
  ...{ made_by: 'mia', create_at: '2026-11-28T08:00:00.000Z', withdrawn_at: null },
};
const LIST = 'GET /ops/api/invites';
const MAKE = 'POST /ops/api/invites';
const WITHDRAW = 'POST /ops/api/invites/:id/withdraw';

it('what is looked for stands in the address and comes back from it; what does not fit is left out', () => {
  const filter = { state: 'used', batch: 'b1', code: 'ABCD2345' } as const;
  const address = invitesAddress(filter);
  expect(address).toBe('/ops/invites?state=used&batch=b1&code=ABCD2345');
  expect(inviteFilterOf(new URL(address, 'http://x').searchParams)).toEqual(filter);
  expect(invitesAddress(inviteFilterOf(new URLSearchParams('state=lost&batch=%2F..&code=+')))).toBe(
    '/ops/invites',
  );
});

it('is withdrawn with a reason alone, and shown as it is then', async () => {
  const http = fakeCalls({
    [LIST]: () => ({ list: [FAIR], next_id: null }),
    [WITHDRAW]: () => ({ ...FAIR, state: 'withdrawn' }),
  });
  const invites = new OpsInvites(http, { state: 'open' });
  const { pages } = invites.searched;
  pages.open();
  await expect.poll(() => pages.status).toBe('end');
  expect(http.asked[0]?.options).toMatchObject({ query: { state: 'open' } });
  invites.ask(FAIR);
  expect([await invites.withdraw(), invites.sending.problem]).toEqual([false, { id: 'ops.reason.missing' }]);
  invites.setReason(' It leaked ');
  expect(await invites.withdraw()).toBe(true);
  expect(http.asked.at(-1)?.options).toMatchObject({ params: { id: 'i1' }, body: { reason: 'It leaked' } });
  expect([pages.list[0]?.state, invites.withdrawing]).toEqual(['withdrawn', undefined]);
});

it('keeps the question and the reason where it could not be withdrawn', async () => {
  const invites = new OpsInvites(
    fakeCalls({ [WITHDRAW]: () => Promise.reject(refusal('api.too_frequent')) }),
    {},
  );
  invites.ask(FAIR);
  invites.setReason('It leaked');
  expect([await invites.withdraw(), invites.withdrawing, invites.reason]).toEqual([false, FAIR, 'It leaked']);
});

it('who came by a code is asked for only when somebody looks', async () => {
  const PEOPLE = 'GET /ops/api/invites/:id/people';
  const http = fakeCalls({
    [PEOPLE]: () => ({ list: [{ id: 'p1', username: 'wei2026', create_at: '' }], next_id: null }),
  });
  const invites = new OpsInvites(http, {});
  expect(http.asked).toEqual([]);
  invites.look(FAIR);
  await expect.poll(() => invites.opened?.pages.list.length).toBe(1);
  expect(http.asked).toMatchObject([{ call: PEOPLE, options: { params: { id: 'i1' } } }]);
});

it('makes as many as fit, sent again unchanged under the same name, changed under another', async () => {
  const http = fakeCalls({ [MAKE]: () => Promise.reject(refusal('api.unavailable')) });
  const form = new InviteForm(http);
  for (const count of ['0', '201', 'x', '']) {
    form.set({ count });
    expect([count, form.isWhole, await form.submit()]).toEqual([count, false, undefined]);
  }
  form.set({ count: '200', note: ' Press ', most: '' });
  for (let time = 0; time < 2; time += 1) expect(await form.submit()).toBeUndefined();
  form.set({ note: 'Radio' });
  await form.submit();
  const bodies = http.asked.map(({ options }) => options['body'] as { id: string });
  expect(bodies[0]).toEqual({ id: bodies[1]?.id, count: 200, note: 'Press', most: null, until: null });
  expect(bodies[2]?.id).not.toBe(bodies[0]?.id);
  http.answers = { [MAKE]: () => ({ list: [FAIR] }) };
  expect([await form.submit(), form.typed.note]).toEqual([bodies[2]?.id, '']);
});

it('several are withdrawn one by one, and shown as they are then', async () => {
  const http = fakeCalls({
    [LIST]: () => ({ list: [FAIR], next_id: null }),
    [WITHDRAW]: () => ({ ...FAIR, state: 'withdrawn' }),
  });
  const invites = new OpsInvites(http, {});
  const { pages } = invites.searched;
  pages.open();
  await expect.poll(() => pages.status).toBe('end');
  await invites.withdrawOne('i1', 'It leaked');
  expect(http.asked.at(-1)?.options).toMatchObject({ params: { id: 'i1' }, body: { reason: 'It leaked' } });
  expect(pages.list[0]?.state).toBe('withdrawn');
});

it('goes on asking about another that it was asked about meanwhile', async () => {
  let answer = (): void => undefined;
  const invites = new OpsInvites(
    fakeCalls({
      [WITHDRAW]: () =>
        new Promise((resolve) => {
          answer = () => resolve({ ...FAIR, state: 'withdrawn' });
        }),
    }),
    {},
  );
  const other = { ...FAIR, id: 'i2' };
  invites.ask(FAIR);
  invites.setReason('It leaked');
  const first = invites.withdraw();
  invites.ask(other);
  invites.setReason('Another');
  answer();
  expect([await first, invites.withdrawing, invites.reason]).toEqual([true, other, 'Another']);
});
