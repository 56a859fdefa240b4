// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { messageOf } from '../testing.ts';
import { MediaWalk } from './media-walk.store.ts';

const CALL = 'GET /api/v1/groups/:id/media';
const image = (seq: number) => messageOf({ seq, type: 'image' });

/** A conversation with a picture at every tenth place up to 500. */
const world = () =>
  fakeCalls({
    [CALL]: ({ query: { direction, next_id, limit = 20 } }) => {
      const seq = Number(next_id);
      const all = Array.from({ length: 50 }, (_, index) => (index + 1) * 10);
      const left =
        direction === 'before' ? all.filter((one) => one < seq).reverse() : all.filter((one) => one > seq);
      return { list: left.slice(0, limit).map(image), next_id: left.length > limit ? 'more' : null };
    },
  });
const settle = () => new Promise<void>((done) => void setTimeout(done));
const seqs = ({ list }: MediaWalk) => list.map(({ seq }) => seq);

it('begins with what is at hand, and has the rest of both sides around it', async () => {
  const http = world();
  const walk = new MediaWalk(http, image(240), [image(230), messageOf({ seq: 235 }), image(240)]);
  expect([seqs(walk), walk.message?.seq]).toEqual([[230, 240], 240]);
  walk.look();
  walk.look();
  await settle();
  expect(http.asked).toHaveLength(2);
  expect(seqs(walk)).toEqual(Array.from({ length: 42 }, (_, index) => (index + 3) * 10));
  expect(walk.message?.seq).toBe(240);
});

it('goes to either end without a gap, and asks nothing beyond it', async () => {
  const http = world();
  const walk = new MediaWalk(http, image(250), []);
  walk.look();
  await settle();
  for (let turn = 0; turn < 60; turn += 1) {
    walk.move(walk.at - 1);
    await settle();
  }
  expect(walk.message?.seq).toBe(10);
  for (let turn = 0; turn < 60; turn += 1) {
    walk.move(walk.at + 1);
    await settle();
  }
  expect(walk.message?.seq).toBe(500);
  expect(seqs(walk)).toEqual(Array.from({ length: 50 }, (_, index) => (index + 1) * 10));
  const { length } = http.asked;
  walk.look();
  await settle();
  expect(http.asked).toHaveLength(length);
});

it('goes on to pictures that came while it is open, also while the last ones are asked for', async () => {
  const come = [10, 20];
  const http = fakeCalls({
    [CALL]: ({ query: { direction, next_id } }) => ({
      list: direction === 'after' ? come.filter((seq) => seq > Number(next_id)).map(image) : [],
      next_id: null,
    }),
  });
  const walk = new MediaWalk(http, image(10), []);
  walk.look();
  await settle();
  walk.arrive([messageOf({ seq: 25 })]);
  expect([seqs(walk), http.asked.length]).toEqual([[10, 20], 2]);
  walk.move(1);
  come.push(30);
  walk.arrive([image(30)]);
  come.push(40);
  walk.arrive([image(40)]);
  await settle();
  expect(seqs(walk)).toEqual([10, 20, 30, 40]);
});

it('shows nothing that was retracted or cleared while its page was under way', async () => {
  const walk = new MediaWalk(world(), image(250), []);
  walk.look();
  walk.drop({ id: image(260).id });
  walk.drop({ to: 230 });
  await settle();
  expect([walk.message?.seq, seqs(walk).slice(0, 3)]).toEqual([250, [240, 250, 270]]);
});

it('shows no more what was retracted: the next one takes its place, at the end the one before', () => {
  const walk = new MediaWalk(world(), image(20), [image(10), image(20), image(30), image(40)]);
  walk.drop({ id: image(10).id });
  expect(walk.message?.seq).toBe(20);
  walk.drop({ id: image(20).id });
  expect(walk.message?.seq).toBe(30);
  walk.drop({ to: 30 });
  expect(walk.message?.seq).toBe(40);
  walk.drop({ id: image(40).id });
  expect(walk.message).toBeUndefined();
});

it('keeps what it has when nothing comes, and asks again with the next move', async () => {
  const http = world();
  const answer = http.answers[CALL]!;
  http.answers[CALL] = () => Promise.reject(refusal('api.unknown'));
  const walk = new MediaWalk(http, image(250), []);
  walk.look();
  await settle();
  expect(seqs(walk)).toEqual([250]);
  http.answers[CALL] = answer;
  walk.move(0);
  await settle();
  expect(walk.list).toHaveLength(41);
});
