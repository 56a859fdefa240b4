// @vitest-environment node
import type { WaitingPost } from '@livery/contract';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { ReviewQueue } from './review.store.ts';

const aPost = (id: string): WaitingPost => ({
  ...{ id, author_id: 'u', username: 'wei', kind: 'text', description: id, media: [] },
  create_at: '2026-11-28T08:00:00.000Z',
});

const queueOf = async (review: () => object | Promise<never>) => {
  const list = vi.fn(() => ({ list: ['a', 'b', 'c'].map(aPost) }));
  const queue = new ReviewQueue(
    fakeCalls({ 'GET /ops/api/posts': list, 'POST /ops/api/posts/:id/review': review as () => object }),
  );
  await queue.load();
  return { queue, list };
};

it('shows the next one when one is decided, and steps no further than its ends', async () => {
  const { queue } = await queueOf(() => ({}));
  queue.step(-1);
  expect(queue.current?.id).toBe('a');
  await queue.decide('approve');
  expect(queue.current?.id).toBe('b');
  queue.step(1);
  queue.step(1);
  expect(queue.current?.id).toBe('c');
  await queue.decide('approve');
  expect(queue.current?.id).toBe('b');
});

it('lets go of what another operator has decided meanwhile, and keeps what was not decided', async () => {
  const refused = (code: 'api.invalid_data' | 'api.validation') => () =>
    Promise.reject(new ApiFailure({ code, message: '', params: {}, status: 400, call: '' }));
  const gone = (await queueOf(refused('api.invalid_data'))).queue;
  expect(await gone.decide('approve')).toBe(false);
  expect(gone.current?.id).toBe('b');
  const kept = (await queueOf(refused('api.validation'))).queue;
  await kept.decide('reject');
  expect(kept.current?.id).toBe('a');
});

it('stays on the post that is looked at while another is being decided', async () => {
  let answer = (_: object) => {};
  const { queue } = await queueOf(() => new Promise<never>((resolve) => (answer = resolve as typeof answer)));
  const deciding = queue.decide('approve');
  queue.step(1);
  queue.setReason('spam');
  answer({});
  await deciding;
  expect([queue.current?.id, queue.reason]).toEqual(['b', 'spam']);
  const back = queue.decide('reject');
  queue.step(1);
  queue.step(-1);
  answer({});
  await back;
  expect(queue.current?.id).toBe('c');
});
