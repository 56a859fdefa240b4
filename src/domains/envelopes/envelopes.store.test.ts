// @vitest-environment node
import { EnvelopeResult } from '@livery/contract';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { NO_CONNECTION } from '../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { EnvelopesStore } from './envelopes.store.ts';
import { envelopeOf, ME } from './testing.ts';

const CLAIM = 'POST /api/v1/red-envelopes/:id/claim';
const won = envelopeOf({ result: EnvelopeResult.WIN_LOTTERY, my_amount: 88, claimed_count: 4 });

const setUp = () => {
  const http = fakeCalls();
  return { http, store: new EnvelopesStore(http, () => ME) };
};

it('an event changes what a card shows', () => {
  const { store } = setUp();
  const message = envelopeOf();
  const shown: number[] = [];
  const stop = autorun(() => shown.push(store.latest(message).claimed_count));
  store.receive({ group_id: 'g1', message_id: 'm1', envelope: envelopeOf({ claimed_count: 7 }) });
  store.receive({ group_id: 'g1', message_id: 'm1', envelope: envelopeOf({ claimed_count: 5 }) });
  stop();
  expect([shown.at(0), shown.at(-1)]).toEqual([3, 7]);
});

describe('a claim', () => {
  it('is known wherever the envelope is shown', async () => {
    const { http, store } = setUp();
    http.answers = { [CLAIM]: () => won };
    expect((await store.claim('e1')).result).toBe(EnvelopeResult.WIN_LOTTERY);
    expect(store.latest(envelopeOf())).toMatchObject({ result: EnvelopeResult.HAS_OPENED, my_amount: 88 });
  });

  it('without an answer is sent again as the same one; after an answer another is another', async () => {
    const { http, store } = setUp();
    let isLost = true;
    http.answers = {
      [CLAIM]: () => {
        if (isLost) throw refusal(NO_CONNECTION);
        return won;
      },
    };
    await expect(store.claim('e1')).rejects.toThrow();
    isLost = false;
    await store.claim('e1');
    await store.claim('e1');
    const cids = http.asked.map(({ options }) => (options['body'] as { cid: string }).cid);
    expect(cids[1]).toBe(cids[0]);
    expect(cids[2]).not.toBe(cids[0]);
  });
});

it('remembers as many as there may be in sight, and no more', () => {
  const { store } = setUp();
  for (let index = 0; index <= 500; index += 1) store.learn(envelopeOf({ id: `e${index}` }));
  expect([store.get('e0'), store.get('e1')?.id, store.get('e500')?.id]).toEqual([undefined, 'e1', 'e500']);
});
