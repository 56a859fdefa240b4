import type { Group, Message } from '@livery/contract';
import { expect, test } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { GroupsStore } from './groups.store.ts';
import { groupOf } from './testing.ts';

const TURNS = 20;

/** A conversation kept over a reload, and a server that answers what it was asked when the test says so. */
const setUp = () => {
  const answers: ((group: Group) => void)[] = [];
  const http = fakeCalls({
    'GET /api/v1/groups/:id': () => new Promise<Group>((answer) => void answers.push(answer)),
  });
  const groups = new GroupsStore(http, () => 'me');
  groups.restore([groupOf({ id: 'tea', last_seq: 1 })]);
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await undefined;
  };
  return { groups, answers, settle };
};

const arriving = (seq: number) =>
  ({ id: `m${seq}`, group_id: 'tea', seq, user_id: 'them', create_at: '' }) as Message;

test('who asks about the same while it is being read shares the reading', async () => {
  const { groups, answers, settle } = setUp();
  const [one, other] = [groups.refresh('tea'), groups.refresh('tea')];
  answers[0]?.(groupOf({ id: 'tea', last_seq: 2 }));
  expect(await one).toBe(await other);
  await settle();
  expect(answers).toHaveLength(1);
});

test('what was kept is read once more where messages came while it was being read, however many', async () => {
  const { groups, answers, settle } = setUp();
  void groups.refresh('tea');
  for (const seq of [3, 4, 5]) groups.accept(arriving(seq));
  answers[0]?.(groupOf({ id: 'tea', last_seq: 2 }));
  await settle();
  expect(answers).toHaveLength(2);
  answers[1]?.(groupOf({ id: 'tea', last_seq: 5 }));
  await settle();
  expect(groups.get('tea')?.last_seq).toBe(5);
  expect(answers).toHaveLength(2);
});
