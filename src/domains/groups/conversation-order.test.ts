// @vitest-environment node
import { ChatType, type Group, type Message } from '@livery/contract';
import fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { ConversationOrder } from './conversation-order.ts';
import { byListOrder, isListed } from './group.model.ts';

const groups = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  update_at: fc.integer({ min: 0, max: 9 }).map((second) => new Date(second * 1000).toISOString()),
  unread: fc.integer({ min: 0, max: 100 }),
  type: fc.constantFrom(ChatType.DM, ChatType.GROUP),
  muted: fc.boolean(),
  on_top: fc.boolean(),
  marked_unread: fc.boolean(),
  hidden: fc.boolean(),
  last_unblock_message: fc.constantFrom(null, {} as Message),
}) as fc.Arbitrary<Group>;
const changes = fc.array(fc.oneof(groups, fc.constantFrom('a', 'b', 'c')), { maxLength: 40 });

it('gives the order and the sum that sorting everything gives, whatever changes', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const known = new Map<string, Group>();
      const order = new ConversationOrder(known);
      for (const change of list) {
        const [id, after] = typeof change === 'string' ? [change, undefined] : [change.id, change];
        order.change(known.get(id), after);
        if (after) known.set(id, after);
        else known.delete(id);
        const sorted = [...known.values()].filter(isListed).sort(byListOrder);
        expect([...order.ids]).toEqual(sorted.map((group) => group.id));
        const counted = sorted.filter(({ muted }) => !muted);
        const sum = counted.reduce((all, one) => all + Math.max(one.unread, one.marked_unread ? 1 : 0), 0);
        expect(order.unread).toBe(sum);
      }
    }),
  );
});

it('does not touch the order when a message comes to the conversation at the top', () => {
  const known = new Map<string, Group>();
  const order = new ConversationOrder(known);
  const at = (id: string, second: number) =>
    ({
      id,
      type: ChatType.GROUP,
      unread: 0,
      update_at: new Date(second * 1000).toISOString(),
      last_unblock_message: null,
    }) as Group;
  const set = (group: Group) => {
    runInAction(() => order.change(known.get(group.id), group));
    known.set(group.id, group);
  };
  set(at('a', 1));
  set(at('b', 2));
  let runs = 0;
  const stop = autorun(() => {
    order.ids.slice();
    runs += 1;
  });
  set(at('b', 3));
  expect(runs).toBe(1);
  set(at('a', 4));
  expect([...order.ids]).toEqual(['a', 'b']);
  stop();
});
