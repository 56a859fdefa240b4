import { randomUUID } from 'node:crypto';
import type { Envelope, Message } from '@livery/contract';
import type { TestApp, TestPerson, TestResponse } from '../../testing/test-app.ts';
import { ledgerOf } from '../ledger/ledger.testing.ts';
import { userAccount } from '../ledger/operations.ts';
import { talking } from '../messages/talk.testing.ts';

/** The brand that has all kinds. */
export const BRAND = 'jade';

export interface Scene {
  groupId: string;
  sender: TestPerson;
  others: TestPerson[];
}

/** What tests of envelopes do over and over, through the calls, in the brand that has all kinds. */
export const givingAway = (app: () => TestApp) => {
  const ledger = ledgerOf(app);
  const tenant = () => ledger.tenant(BRAND);
  const ask = (
    person: Pick<TestPerson, 'access'>,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<TestResponse> =>
    app().call({ method, url, brand: BRAND, token: person.access, ...(body !== undefined && { body }) });
  const give = (person: Pick<TestPerson, 'id'>, amount: number) =>
    app().services.ledger.do(tenant(), {
      ...{ do: 'transfer', key: `test/${randomUUID()}`, from: { kind: 'house', owner: '' } },
      ...{ to: userAccount(person.id), amount: amount as never, type: 121 },
    });
  const signUp = () => app().signUp({ brand: BRAND });
  const balanceOf = (person: Pick<TestPerson, 'id'>) =>
    app().services.ledger.balanceOf(tenant(), userAccount(person.id));
  return {
    ask,
    give,
    tenant,
    signUp,
    balanceOf,
    ledgerIsRight: async (): Promise<string[]> =>
      (await app().services.ledger.verify(tenant())).findings.map(({ what }) => what),
    /** What is left in an envelope. */
    restOf: async (id: string): Promise<number> =>
      (await app().services.ledger.balanceOf(tenant(), { kind: 'envelope', owner: id })).balance,
    /** A group whose owner has points; the others have as many as are given to them. */
    group: async (count: number, { points = 1_000_000, each = 0 } = {}): Promise<Scene> => {
      const [sender, ...others] = await Promise.all(Array.from({ length: count }, signUp));
      const owner = sender as TestPerson;
      const body = { display_name: 'Tea', member_ids: others.map(({ id }) => id), cid: randomUUID() };
      const made = await ask(owner, 'POST', '/api/v1/groups', body);
      if (points > 0) await give(owner, points);
      if (each > 0) await Promise.all(others.map((person) => give(person, each)));
      return { groupId: made.result.id, sender: owner, others };
    },
    send: (
      { groupId, sender }: Pick<Scene, 'groupId' | 'sender'>,
      envelope: Record<string, unknown> = {},
    ): Promise<TestResponse> =>
      ask(sender, 'POST', '/api/v1/red-envelopes', {
        ...{ group_id: groupId, type: 2, amount: 1000, count: 2, cid: randomUUID(), ...envelope },
      }),
    claim: (person: TestPerson, id: string, cid: string = randomUUID()): Promise<TestResponse> =>
      ask(person, 'POST', `/api/v1/red-envelopes/${id}/claim`, { cid }),
    look: async (person: TestPerson, id: string): Promise<Envelope> =>
      (await ask(person, 'GET', `/api/v1/red-envelopes/${id}`)).result,
    messagesOf: async (person: TestPerson, groupId: string): Promise<Message[]> =>
      (await ask(person, 'GET', `/api/v2/groups/${groupId}/messages?limit=100`)).result.list,
    endDue: (now: Date) => app().services.envelopes.endDue(tenant(), now),
    talk: talking(app),
  };
};

/** A clock that tests turn. */
export const turnedClock = () => {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    /** Milliseconds from the beginning on. */
    turnTo: (ms: number) => {
      ahead = ms;
    },
  };
};
