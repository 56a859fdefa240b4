import { type AdminRight, type Group, type Member, NOT_CANCELLED } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { fakeSight } from '../../../../lib/scroll/testing.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { GroupsStore } from '../../../groups/index.ts';
import { groupOf, memberOf } from '../../../groups/testing.ts';
import type { Chat } from '../../chat.ts';
import { ME } from '../../testing.ts';
import { ChatProvider } from '../../useChat.ts';
import { ManageSheet } from './ManageSheet.tsx';
import type { ManageStep } from './manage-step.ts';

const ben: Member = { ...memberOf('ben', 'Ben'), delete_at: NOT_CANCELLED };
const owned = groupOf({
  id: 'hills',
  owner_id: ME,
  user_auth: {
    role: 'owner',
    permissions: ['add_admin', 'remove_member', 'block', 'change_info', 'transfer'],
  },
});

let server: FakeCalls;
let groups: GroupsStore;
const toasts = { show: vi.fn() };

beforeEach(() => {
  toasts.show.mockReset();
  fakeSight();
  server = fakeCalls({
    'GET /api/v1/groups/:id/members': () => ({ list: [ben], next_id: null }),
    'GET /api/v1/groups/:id/admins/:uid': () => ({ ...ben, role: 'admin', permissions: [] }),
    'POST /api/v1/groups/:id/admins': ({ body }) => ({
      ...ben,
      role: 'admin',
      permissions: body.permissions,
    }),
    'PUT /api/v1/groups/:id/admins/:uid': ({ body }) => ({ ...ben, ...body, role: 'admin' }),
    'DELETE /api/v1/groups/:id/admins/:uid': () => ({}),
    'POST /api/v1/groups/:id/transfer': () => owned,
  });
  groups = new GroupsStore(server, () => ME);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Shown = observer(function Shown({ first }: { first: ManageStep }) {
  const group = groups.get('hills');
  return group && <ManageSheet group={group} first={first} open onClose={() => undefined} />;
});

const show = async (group: Group, first: ManageStep) => {
  groups.take(group);
  const contacts = { state: { status: 'ready' }, open: vi.fn(), has: (id: string) => id === 'cas' };
  const people = { value: { contacts }, load: vi.fn() };
  const domains = { store: () => people };
  const realtime = { on: () => () => undefined, onCatchUp: () => () => undefined };
  const stores = { users: { id: ME }, toasts, http: server, realtime, domains };
  render(
    <StoresProvider value={stores as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <ChatProvider value={{ groups } as unknown as Chat}>
            <Shown first={first} />
          </ChatProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(async () => undefined);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const asked = (call: string) => server.asked.filter((one) => one.call === call);
const right = (name: AdminRight) =>
  screen.getByRole<HTMLButtonElement>('switch', { name: english[`group.right.${name}`] });

it('says what a member is now, not what they were when the sheet opened', async () => {
  await show(owned, { kind: 'member', member: ben });
  await press(english['group.member.make_admin']);
  await press(english['group.rights.give']);
  expect(await screen.findByRole('button', { name: english['group.member.rights'] })).toBeDefined();
  expect(screen.getByText(english['room.role.admin'])).toBeDefined();
  await press(english['group.member.rights']);
  await userEvent.click(await screen.findByRole('button', { name: english['group.admin.remove'] }));
  expect(await screen.findByRole('button', { name: english['group.member.make_admin'] })).toBeDefined();
});

it('leaves alone an admin who has a right that the person lacks, as the server does', async () => {
  const user_auth = { role: 'admin' as const, permissions: ['add_admin', 'block'] };
  const group = { ...owned, owner_id: 'ann', admins: [ME, 'ben'], user_auth };
  await show(group, { kind: 'rights', person: ben, rights: ['change_info', 'block'] });
  expect(screen.getByText(english['group.rights.beyond'])).toBeDefined();
  expect(right('block').disabled).toBe(true);
  await press(english['group.rights.save']);
  await press(english['group.admin.remove']);
  expect(server.asked).toEqual([]);
});

it('lets an admin change one who has no more than they have', async () => {
  const user_auth = { role: 'admin' as const, permissions: ['add_admin', 'block'] };
  const group = { ...owned, owner_id: 'ann', admins: [ME, 'ben'], user_auth };
  await show(group, { kind: 'rights', person: ben, rights: ['block'] });
  expect(right('remove_member').disabled).toBe(true);
  await userEvent.click(right('add_admin'));
  await press(english['group.rights.save']);
  const [saved] = asked('PUT /api/v1/groups/:id/admins/:uid');
  expect(saved?.options['body']).toEqual({ permissions: ['block', 'add_admin'] });
});

it('lets an admin who may name admins reach another admin, but not remove them', async () => {
  const user_auth = { role: 'admin' as const, permissions: ['add_admin', 'remove_member', 'block'] };
  await show({ ...owned, owner_id: 'ann', admins: [ME, 'ben'], user_auth }, { kind: 'member', member: ben });
  expect(screen.getByRole('button', { name: english['group.member.rights'] })).toBeDefined();
  expect(screen.queryByRole('button', { name: english['group.member.remove'] })).toBeNull();
});

it('offers to add who is no friend yet, and nothing to a closed account', async () => {
  const offered = () =>
    (['group.member.message', 'group.member.contact'] as const).filter((id) =>
      screen.queryByRole('button', { name: english[id] }),
    );
  await show(owned, { kind: 'member', member: ben });
  expect(offered()).toEqual(['group.member.message', 'group.member.contact']);
  cleanup();
  await show(owned, { kind: 'member', member: { ...ben, id: 'cas' } });
  expect(offered()).toEqual(['group.member.message']);
  cleanup();
  await show(owned, { kind: 'member', member: { ...ben, delete_at: '2026-01-01T00:00:00.000Z' } });
  expect(offered()).toEqual([]);
});

it('does not give a group away to who presses Enter twice', async () => {
  await show(owned, { kind: 'transfer' });
  await userEvent.click(screen.getByRole('button', { name: /Ben/ }));
  const next = await screen.findByRole('button', { name: english['group.transfer.next'] });
  next.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: english['group.transfer.confirm'] });
  await userEvent.keyboard('{Enter}');
  expect(asked('POST /api/v1/groups/:id/transfer')).toEqual([]);
});
