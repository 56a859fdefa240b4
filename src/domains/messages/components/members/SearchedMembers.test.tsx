import type { Member, RealtimeEvent } from '@livery/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noCredentials } from '../../../../lib/http/credentials.ts';
import { type FakeCalls, fakeCalls } from '../../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { fakeSight } from '../../../../lib/scroll/testing.ts';
import { Realtime } from '../../../../lib/socket/realtime.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { SearchedMembers } from './SearchedMembers.tsx';

const PAGE = 50;

/** The end of the list comes into sight. */
let atEnd: () => void;

let server: FakeCalls;
let realtime: Realtime;
beforeEach(() => {
  realtime = new Realtime(() => noCredentials);
  atEnd = fakeSight().inSight;
  server = fakeCalls({
    'GET /api/v1/groups/:id/members': ({ query }) => {
      const from = Number(query?.next_id ?? 0);
      const page = Array.from({ length: PAGE }, (_, index) => `Member ${from + index}`);
      const list = query?.q ? page.filter((name) => name.endsWith(`${query.q}`)) : page;
      const people = list.map((nickname) => ({ id: nickname, nickname }) as Member);
      return { list: people, next_id: query?.q || from >= 2250 ? null : String(from + PAGE) };
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (count: number) => {
  render(
    <StoresProvider value={{ http: server, realtime } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <SearchedMembers groupId="hills" count={count} label="Members">
          {({ nickname }) => <li>{nickname}</li>}
        </SearchedMembers>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(async () => undefined);
};
const rows = () => screen.getAllByRole('listitem');
const search = () => screen.queryByRole('searchbox', { name: english['room.search.member.name'] });

it('has of 2,300 a screen in the page, whatever has been read; each page is asked for at the end of the one before', async () => {
  await show(2300);
  expect(server.asked).toHaveLength(1);
  for (let page = 1; page < 46; page += 1) await act(async () => atEnd());
  expect(server.asked).toHaveLength(46);
  expect(rows().length).toBeLessThanOrEqual(60);
  await act(async () => atEnd());
  expect(server.asked).toHaveLength(46);
});

it('looks for a name where there are many, and says that nobody has it', async () => {
  await show(2300);
  await userEvent.type(search() as HTMLElement, '17');
  expect(await screen.findByText('Member 17')).toBeDefined();
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(server.asked.at(-1)?.options['query']).toEqual({ q: '17' });
  await userEvent.type(search() as HTMLElement, 'x');
  expect(await screen.findByText(english['room.search.none'])).toBeDefined();
});

it('goes with who leaves, and with whoever becomes an admin', async () => {
  await show(2300);
  const tell = (event: RealtimeEvent) => act(async () => realtime.emit(event));
  await tell({ event: 'member.left', data: { group_id: 'other', user_id: 'Member 1', member_count: 9 } });
  expect(screen.getByText('Member 1')).toBeDefined();
  await tell({ event: 'member.left', data: { group_id: 'hills', user_id: 'Member 1', member_count: 9 } });
  expect(screen.queryByText('Member 1')).toBeNull();
  const asked = server.asked.length;
  await tell({ event: 'group.updated', data: { group_id: 'hills', changes: { display_name: 'x' } } });
  await tell({ event: 'group.updated', data: { group_id: 'hills', changes: { admins: ['Member 7'] } } });
  await tell({ event: 'group.updated', data: { group_id: 'hills', changes: { admins: [] } } });
  await vi.waitFor(() => expect(server.asked).toHaveLength(asked + 1), { timeout: 3_000 });
});

it('asks for no name where a screen shows all', async () => {
  await show(12);
  expect(search()).toBeNull();
});
