import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const BRANDS = ['aurora', 'lotus'] as const;
const [ANN, BEN] = ['twinann', 'twinben'];
const GROUP = `${ANN}_${BEN}`;

let app: TestApp;
const anns = new Map<string, TestPerson>();
const bens = new Map<string, TestPerson>();

/** Gives a signed-up person the id that their twin has in the other brand. */
const rename = async (brand: string, { id }: TestPerson, to: string) => {
  const db = app.db(brand);
  const user = await db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values({ ...user, id: to, username: to, invite_code: to })
    .execute();
  await db.updateTable('sessions').set({ user_id: to }).where('user_id', '=', id).execute();
};

beforeAll(async () => {
  app = await startTestApp({ env: { DATABASE_POOL: '1' } });
  for (const brand of BRANDS) {
    for (const [people, id] of [
      [anns, ANN],
      [bens, BEN],
    ] as const) {
      const person = await app.signUp({ brand, nickname: `Twin of ${brand}` });
      await rename(brand, person, id);
      people.set(brand, person);
    }
    const body = { contact_id: BEN };
    const token = anns.get(brand)?.access ?? '';
    await app.call({ method: 'POST', url: '/api/v1/groups/direct', brand, token, body });
  }
});
afterAll(() => app.stop());

test('two brands with the same ids, interleaved 1,000 times over one connection, see their own rows alone', async () => {
  const ask = async (turn: number) => {
    const brand = BRANDS[turn % 2] ?? 'aurora';
    const other = BRANDS[(turn + 1) % 2];
    const token = (turn % 3 ? anns : bens).get(brand)?.access ?? '';
    const calls = [
      {
        method: 'POST' as const,
        url: '/api/v1/messages',
        body: { group_id: GROUP, type: 'text', text: `only ${brand}`, cid: `c${turn >> 1}` },
      },
      { url: `/api/v2/groups/${GROUP}/messages?limit=5` },
      { url: '/api/v1/users/groups' },
      { url: `/api/v1/groups/${GROUP}` },
      { url: '/api/v1/users/me' },
    ];
    const answer = await app.call({
      ...(calls[Math.floor(turn / 2) % calls.length] ?? { url: '/' }),
      brand,
      token,
    });
    expect(answer.status).toBe(200);
    expect(answer.raw.body).not.toContain(other);
    return brand;
  };
  for (let turn = 0; turn < 1000; turn += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(turn + index)));
  }
  for (const brand of BRANDS) {
    const rows = await app.db(brand).selectFrom('messages').select(['seq', 'text']).orderBy('seq').execute();
    expect(rows).toEqual(
      Array.from({ length: 100 }, (_, index) => ({ seq: index + 1, text: `only ${brand}` })),
    );
  }
}, 60_000);

test('a token of one brand is worth nothing on another', async () => {
  const token = anns.get('aurora')?.access ?? '';
  const answer = await app.call({ url: `/api/v1/groups/${GROUP}`, brand: 'lotus', token });
  expect([answer.status, answer.error]).toEqual([401, 'api.unauthorized']);
});
