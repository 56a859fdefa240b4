import { randomUUID } from 'node:crypto';
import type { Message } from '@livery/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketOf } from '../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from './talk.testing.ts';

let app: TestApp;
let people: [TestPerson, TestPerson];
beforeAll(async () => {
  app = await startTestApp();
  people = await Promise.all([app.signUp(), app.signUp()]);
});
afterAll(() => app.stop());
const { post, list } = talking(() => app);

/** A conversation of the two that nobody has written in yet. */
const freshGroup = async (): Promise<string> => {
  const id = randomUUID().replaceAll('-', '');
  const bucket = bucketOf(id);
  await app.db().insertInto('groups').values({ bucket, id, type: 2, name: 'model' }).execute();
  const members = people.map(({ id: user_id }) => ({ bucket, group_id: id, user_id }));
  await app.db().insertInto('group_members').values(members).execute();
  return id;
};

type Step = { does: 'post'; who: 0 | 1; cid: number } | { does: 'view'; who: 0 | 1; place: number };
const who = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('post' as const), who, cid: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('view' as const), who, place: fc.nat(11) }) },
);

/** Runs a step against the server; a view looks at what was posted before its round. */
const run = async (groupId: string, made: Step, posted: Message[]): Promise<Message | number> => {
  const person = people[made.who];
  if (made.does === 'post') {
    const cid = `${groupId}-${made.cid}`;
    return (await post(person, groupId, { text: randomUUID(), cid })).result;
  }
  const seen = posted[made.place % Math.max(posted.length, 1)];
  if (!seen) return 0;
  const body = { msg_id: seen.id };
  const url = `/api/v1/groups/${groupId}/view`;
  expect((await app.call({ method: 'POST', url, token: person.access, body })).status).toBe(200);
  return seen.seq;
};

test('posts, repeats and views in any order, also at once, leave what a simple model says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 6 }),
      async (rounds) => {
        const groupId = await freshGroup();
        const viewed = [0, 0];
        const first = new Map<string, Message>();
        for (const round of rounds) {
          const posted = [...first.values()].sort((one, other) => one.seq - other.seq);
          const answers = await Promise.all(round.map((made) => run(groupId, made, posted)));
          round.forEach((made, index) => {
            const answer = answers[index] as Message | number;
            if (typeof answer === 'number') viewed[made.who] = Math.max(viewed[made.who] ?? 0, answer);
            else if (made.does === 'post') {
              const key = `${made.who} ${made.cid}`;
              expect(answer).toEqual(first.get(key) ?? answer);
              first.set(key, answer);
            }
          });
        }
        const expected = [...first.values()].sort((one, other) => one.seq - other.seq);
        expect(expected.map(({ seq }) => seq)).toEqual(expected.map((_, index) => index + 1));
        for (const [index, person] of people.entries()) {
          expect((await list(person, groupId)).result.list).toEqual(expected);
          const group = await app.call({ url: `/api/v1/groups/${groupId}`, token: person.access });
          const mark = viewed[index] ?? 0;
          expect(group.result).toMatchObject({
            last_seq: expected.length,
            last_viewed: expected[mark - 1]?.id ?? null,
            unread: expected.filter(({ user_id, seq }) => user_id !== person.id && seq > mark).length,
          });
        }
      },
    ),
    { numRuns: 20 },
  );
}, 60_000);
