import { act, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { GroupsStore } from '../groups/index.ts';
import { groupOf } from '../groups/testing.ts';
import type { Chat } from './chat.ts';
import { ME, messageOf } from './testing.ts';
import { ChatProvider } from './useChat.ts';
import { useStandingGroup } from './useStandingGroup.ts';

let drawn = 0;
const Name = observer(function Name() {
  drawn += 1;
  return <b>{useStandingGroup('tea')?.display_name}</b>;
});

test('the name over a room is drawn when it changes, not with what is said and seen there', async () => {
  const tea = groupOf({ id: 'tea', display_name: 'Tea', hidden: false, marked_unread: false });
  const groups = new GroupsStore(
    fakeCalls({ 'GET /api/v1/users/groups': () => ({ list: [tea], next_id: null }) }),
    () => ME,
  );
  await groups.load();
  render(
    <ChatProvider value={{ groups } as unknown as Chat}>
      <Name />
    </ChatProvider>,
  );
  const known = groups.get('tea');
  act(() => {
    groups.accept(messageOf({ seq: 1, group_id: 'tea' }));
    groups.markViewed({ group_id: 'tea', user_id: ME, last_viewed: '000001', unread: 0 });
    groups.markViewed({ group_id: 'tea', user_id: 'them', last_viewed: '000001' });
  });
  expect(groups.get('tea')).not.toBe(known);
  expect(drawn).toBe(1);
  act(() => groups.update({ group_id: 'tea', changes: { display_name: 'Tea hill' } }));
  expect(drawn).toBe(2);
  expect(screen.getByText('Tea hill')).toBeDefined();
});
