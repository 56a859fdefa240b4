import { expect, test } from 'vitest';
import { createSignals } from './signals.ts';

type Parts = Parameters<typeof createSignals>[0];
type Sender = Parameters<ReturnType<typeof createSignals>>[1];

test('whoever hid while it was looked up who may be watched is not watched', async () => {
  const reads = [
    { visible: [{ id: 'ben', seenAt: null }], hidden: [], isStale: () => true },
    { visible: [], hidden: ['ben'], isStale: () => false },
  ];
  const watched: unknown[] = [];
  const written: string[] = [];
  const take = createSignals({
    hub: { watch: (...what: unknown[]) => watched.push(what) },
    presence: { whoIsHere: async (_: string, ids: readonly string[]) => new Set(ids) },
    services: { presence: { company: async () => reads.shift() } },
  } as unknown as Parts);
  const subscriber = { write: (frame: Buffer) => written.push(frame.toString('latin1')) };
  await take({ op: 'watch', group_ids: ['ann_ben'] }, {
    ...{ tenant: { brand: { id: 'aurora' } }, identity: { userId: 'ann' }, subscriber },
  } as unknown as Sender);
  expect(watched).toEqual([['aurora', 'ann', { subscriber, ids: [], hidden: ['ben'] }]]);
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('"online":false');
});
