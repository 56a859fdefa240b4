import { LIMITS, type Person } from '@livery/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { GroupsStore } from './groups.store.ts';
import { NewGroup } from './new-group.store.ts';
import { groupOf, memberOf } from './testing.ts';

const ann: Person = memberOf('ann', 'Ann');
let server: FakeCalls;
let groups: GroupsStore;
let made: NewGroup;

beforeEach(() => {
  server = fakeCalls({
    'POST /api/v1/groups': ({ body }) => groupOf({ id: 'new', display_name: body.display_name }),
    'POST /api/v1/groups/:id/icon': () => ({ icon: '/tea.webp' }),
  });
  groups = new GroupsStore(server, () => 'me');
  made = new NewGroup(server, groups, [ann]);
});

const bodies = () =>
  server.asked.filter(({ call }) => call === 'POST /api/v1/groups').map(({ options }) => options['body']);

it('is made of people and a name, and then in the list, with its picture', async () => {
  made.setName('  Hills ');
  made.setIcon(new Blob(['tea']));
  await made.create();
  expect(bodies()).toEqual([{ display_name: 'Hills', member_ids: ['ann'], cid: expect.any(String) }]);
  expect(groups.get('new')).toMatchObject({ display_name: 'Hills', icon: '/tea.webp' });
});

it('is the same one when it is sent again', async () => {
  made.setName('Hills');
  server.answers = {
    'POST /api/v1/groups': () => {
      throw refusal('api.unavailable');
    },
  };
  expect(await made.create()).toBeUndefined();
  await made.create();
  const [first, second] = bodies() as { cid: string }[];
  expect(first?.cid).toBe(second?.cid);
});

it('says in its place what is wrong with the name', async () => {
  await made.create();
  expect(made.creating.problem).toEqual({ id: 'group.name.rule' });
  made.setName('see example.com');
  expect(made.creating.problem).toBeUndefined();
  server.answers = {
    'POST /api/v1/groups': () => {
      throw refusal('api.comment_has_hyperlink');
    },
  };
  await made.create();
  expect(made.creating.problem).toEqual({ id: 'group.name.link' });
});

it('says of people that one of them cannot be added, and who it is nobody learns', async () => {
  made.setName('Hills');
  server.answers = {
    'POST /api/v1/groups': () => {
      throw refusal('api.invalid_member_id');
    },
  };
  expect(await made.create()).toBeUndefined();
  expect(server.asked.at(-1)?.options['claims']).toContain('api.invalid_member_id');
  expect(made.creating.problem).toEqual({ id: 'group.pick.refused' });
});

it('is there without its picture where that was refused', async () => {
  made.setName('Hills');
  made.setIcon(new Blob(['no picture']));
  server.answers = { ...server.answers };
  delete server.answers['POST /api/v1/groups/:id/icon'];
  expect((await made.create())?.id).toBe('new');
});

it('is not ready before its picture is', async () => {
  let finish = (): void => undefined;
  const picture = new Promise<{ icon: string }>((resolve) => {
    finish = () => resolve({ icon: '/tea.webp' });
  });
  server.answers = { ...server.answers, 'POST /api/v1/groups/:id/icon': () => picture };
  made.setName('Hills');
  made.setIcon(new Blob(['tea']));
  const creating = made.create();
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  expect(made.creating.isSending).toBe(true);
  finish();
  expect((await creating)?.id).toBe('new');
});

it('begins with no more people than are invited at once', () => {
  for (let index = 1; index < LIMITS.groupInvite; index += 1) {
    expect(made.people.toggle(memberOf(`p${index}`, 'P'))).toBe(true);
  }
  expect(made.people.toggle(memberOf('last', 'Last'))).toBe(false);
  expect(made.people.toggle(ann)).toBe(true);
  expect(made.people.ids).toHaveLength(LIMITS.groupInvite - 1);
});
