// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { messageOf, noConnection } from '../../testing.ts';
import { forwardAll } from './forward-all.ts';

const [one, two, three] = [1, 2, 3].map((seq) => messageOf({ seq })) as [never, never, never];
const targets = [
  { group_id: 'tea', cid: 'tea-cid' },
  { group_id: 'gate', cid: 'gate-cid' },
];
const expired = new ApiFailure({ code: 'api.media_expired', message: '', params: {}, status: 410, call: '' });

/** What each conversation has got; a repeated `cid` brings nothing new. */
let arrived: Map<string, string>;
let failures: Map<string, Error>;
let refusals: Set<string>;
let server: FakeCalls;
beforeEach(() => {
  arrived = new Map();
  failures = new Map();
  refusals = new Set();
  server = fakeCalls({
    'POST /api/v1/messages/:id/forward': ({ params: { id }, body }) => {
      const failure = failures.get(id);
      if (failure) throw failure;
      for (const { cid } of body.targets) if (!arrived.has(cid)) arrived.set(cid, id);
      return {
        list: body.targets.map(({ group_id }) =>
          refusals.has(`${id} ${group_id}`) ? { group_id, error: 'api.forbidden' } : { group_id },
        ),
      };
    },
  });
});
const arrivedIn = (target: string) =>
  [...arrived].filter(([cid]) => cid.startsWith(target)).map(([, id]) => id);

describe('several messages that are sent on', () => {
  it('all arrive, once, though the first was taken back before the sending was repeated', async () => {
    failures.set('000002', noConnection());
    await expect(forwardAll(server, [one, two, three], targets)).rejects.toThrow();
    failures.clear();
    await forwardAll(server, [two, three], targets);
    expect(arrivedIn('tea')).toEqual(['000001', '000002', '000003']);
    expect(arrivedIn('gate')).toEqual(['000001', '000002', '000003']);
  });

  it('go out but for one whose file has expired', async () => {
    failures.set('000002', expired);
    const { reached, failed } = await forwardAll(server, [one, two, three], targets);
    expect(arrivedIn('tea')).toEqual(['000001', '000003']);
    expect([reached, failed]).toEqual([['tea', 'gate'], ['000002']]);
  });

  it('have reached who took one of them', async () => {
    refusals.add('000002 gate').add('000003 gate');
    const { reached, failed } = await forwardAll(server, [one, two, three], targets);
    expect([reached, failed]).toEqual([
      ['tea', 'gate'],
      ['000002', '000003'],
    ]);
  });
});

it('says of a message alone why it cannot be sent on', async () => {
  failures.set('000001', expired);
  await expect(forwardAll(server, [one], targets)).rejects.toBe(expired);
  expect(server.asked[0]?.options).not.toHaveProperty('claims');
});
