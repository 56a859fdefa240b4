import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { arrangePost } from '../social/social.testing.ts';
import { notifying } from './notifications.testing.ts';

let app: TestApp;
let fans: TestPerson[];
beforeAll(async () => {
  app = await startTestApp();
  fans = await Promise.all(Array.from({ length: 3 }, () => app.signUp()));
});
afterAll(() => app.stop());
const { call, handOut, listOf, newOf, put, viewAll } = notifying(() => app);

type Step =
  | { fan: number; what: 'like' | 'collect' | 'follow'; post: number; on: boolean }
  | 'look'
  | 'hand out';

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      fan: fc.nat(2),
      what: fc.constantFrom('like', 'collect', 'follow'),
      post: fc.nat(1),
      on: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('look' as const, 'hand out' as const) },
);

const KINDS = { like: 'like_post', collect: 'collect', follow: 'follow' } as const;

/** What a list has to be: for each row, who of it holds; and rows with somebody whom their reader was never shown. */
const createModel = () => {
  const holding = new Map<string, Set<string>>();
  const told = new Set<string>();
  let unseen = new Set<string>();
  let waiting = new Map<string, { row: string; fan: string; on: boolean }>();
  return {
    note: (row: string, fan: string, on: boolean) => waiting.set(`${row} ${fan}`, { row, fan, on }),
    handOut: () => {
      for (const [item, { row, fan, on }] of waiting) {
        const people = holding.get(row) ?? new Set();
        holding.set(row, people);
        if (!on) people.delete(fan);
        else if (people.add(fan) && !told.has(item)) {
          told.add(item);
          unseen.add(item);
        }
      }
      waiting = new Map();
    },
    look: () => {
      unseen = new Set();
    },
    rows: () => new Map([...holding].filter(([, people]) => people.size > 0)),
    unread: () =>
      [...holding].filter(([row, people]) => [...people].some((fan) => unseen.has(`${row} ${fan}`))).length,
  };
};

test('whatever is done and taken back, the list is what holds, and new is what nobody was told of', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const ann = await app.signUp();
      const posts = await Promise.all([0, 1].map(() => arrangePost(app.db(), ann.id)));
      const model = createModel();
      const done = new Set<string>();
      const settle = async () => {
        await handOut();
        model.handOut();
      };
      for (const each of steps) {
        if (each === 'hand out') await settle();
        else if (each === 'look') {
          await settle();
          await viewAll(ann);
          model.look();
        } else {
          const fan = fans[each.fan] as TestPerson;
          const subject = each.what === 'follow' ? ann.id : (posts[each.post] ?? '');
          const path = each.what === 'follow' ? 'authors' : 'posts';
          await put(fan, `/social/api/${path}/${subject}/${each.on ? '' : 'un'}${each.what}`);
          // Each is settled by itself: whether two fall into one round is chance.
          const row = `${KINDS[each.what]} ${each.what === 'follow' ? '' : subject}`;
          if (done.has(`${row} ${fan.id}`) !== each.on) model.note(row, fan.id, each.on);
          done[each.on ? 'add' : 'delete'](`${row} ${fan.id}`);
          await settle();
        }
      }
      await settle();
      const list = await listOf(ann);
      const shown = new Map(
        list.map(({ kind, post, people }) => [
          `${kind} ${post?.id ?? ''}`,
          new Set(people.map(({ id }) => id)),
        ]),
      );
      expect(shown).toEqual(model.rows());
      for (const { count, people } of list) expect(count).toBe(people.length);
      expect(await newOf(ann)).toBe(model.unread());
      expect(list.filter(({ unread }) => unread)).toHaveLength(model.unread());
      expect((await call(ann, 'GET', '/api/v1/notification/list')).status).toBe(200);
    }),
    { numRuns: 8 },
  );
}, 60_000);
