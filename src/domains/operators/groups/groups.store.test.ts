// @vitest-environment node
import type { OpsGroup } from '@livery/contract';
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { FoundGroups } from './groups.store.ts';

const TEA: OpsGroup = {
  ...{ id: 'g1', name: 'Tea', description: '', member_count: 3, username: 'wei' },
  ...{ create_at: '2026-11-28T08:00:00.000Z', update_at: '2026-11-28T09:00:00.000Z' },
};

const found = async (dissolve: () => object | Promise<never>) => {
  const http = fakeCalls({
    'GET /ops/api/groups': () => ({ list: [TEA, { ...TEA, id: 'g2' }], next_id: null }),
    'POST /ops/api/groups/:id/dissolve': dissolve as () => object,
  });
  const groups = new FoundGroups(http, 'te');
  groups.pages.open();
  await expect.poll(() => groups.pages.status).toBe('end');
  groups.ending.ask(TEA);
  return { groups, http };
};
const idsOf = ({ pages }: FoundGroups) => pages.list.map(({ id }) => id);

it('dissolves with a reason alone, and shows the group no more', async () => {
  const { groups, http } = await found(() => ({}));
  expect([await groups.dissolve(), groups.ending.sending.problem]).toEqual([
    false,
    { id: 'ops.reason.missing' },
  ]);
  groups.ending.setReason(' Fraud ');
  expect(await groups.dissolve()).toBe(true);
  expect(http.asked.at(-1)?.options).toMatchObject({ params: { id: 'g1' }, body: { reason: 'Fraud' } });
  expect([idsOf(groups), groups.ending.asked]).toEqual([['g2'], undefined]);
});

it('keeps the group and the reason where it could not be dissolved, and lets go of one that is gone', async () => {
  const kept = (await found(() => Promise.reject(refusal('api.too_frequent')))).groups;
  kept.ending.setReason('Fraud');
  expect(await kept.dissolve()).toBe(false);
  expect([idsOf(kept), kept.ending.asked?.id, kept.ending.reason]).toEqual([['g1', 'g2'], 'g1', 'Fraud']);
  const gone = (await found(() => Promise.reject(refusal('api.not_found')))).groups;
  gone.ending.setReason('Fraud');
  expect(await gone.dissolve()).toBe(false);
  expect([idsOf(gone), gone.ending.asked]).toEqual([['g2'], undefined]);
});

it('goes on asking about another that it was asked about meanwhile, whatever became of the first', async () => {
  for (const refused of [undefined, refusal('api.not_found')]) {
    let answer = (): void => undefined;
    const { groups } = await found(
      () =>
        new Promise((resolve, reject) => {
          answer = () => (refused ? reject(refused) : resolve({} as never));
        }),
    );
    groups.ending.setReason('Fraud');
    const first = groups.dissolve();
    groups.ending.ask(groups.pages.list[1]);
    groups.ending.setReason('Another');
    answer();
    expect(await first).toBe(refused === undefined);
    const { asked, reason, sending } = groups.ending;
    expect([asked?.id, reason, sending.problem, idsOf(groups)]).toEqual(['g2', 'Another', undefined, ['g2']]);
  }
});
