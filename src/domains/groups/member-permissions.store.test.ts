import type { MemberPermission } from '@livery/contract';
import { beforeEach, expect, it } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { GroupsStore } from './groups.store.ts';
import { MemberPermissions } from './member-permissions.store.ts';
import { groupOf } from './testing.ts';

let stored: MemberPermission[];
let release: (() => void)[];
let server: FakeCalls;
let groups: GroupsStore;
let permissions: MemberPermissions;
const sent = () =>
  server.asked.flatMap(({ call, options }) =>
    call === 'POST /api/v1/groups/:id/permissions'
      ? [(options['body'] as { member_permission: string[] }).member_permission]
      : [],
  );

beforeEach(() => {
  stored = ['message', 'image'];
  release = [];
  const group = () => groupOf({ id: 'hills', member_permission: stored });
  server = fakeCalls({
    'GET /api/v1/groups/:id': group,
    'POST /api/v1/groups/:id/permissions': async ({ body }) => {
      await new Promise<void>((resolve) => release.push(resolve));
      stored = body.member_permission;
      return group();
    },
  });
  groups = new GroupsStore(server, () => 'me');
  groups.take(group());
  permissions = new MemberPermissions(server, groups, 'hills');
});

it('is shown at once; of several switches the first goes out, and then what is wished last', async () => {
  const first = permissions.toggle('image');
  void permissions.toggle('voice');
  void permissions.toggle('message');
  expect(permissions.shown).toEqual(['voice']);
  expect(sent()).toEqual([['message']]);
  release[0]?.();
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  release[1]?.();
  await first;
  expect(sent()).toEqual([['message'], ['voice']]);
  expect([permissions.shown, groups.get('hills')?.member_permission]).toEqual([['voice'], ['voice']]);
});

it('is as the server has it again when it was refused', async () => {
  server.answers = {
    ...server.answers,
    'POST /api/v1/groups/:id/permissions': () => {
      throw refusal('api.forbidden');
    },
  };
  await permissions.toggle('image');
  expect(permissions.saving.problem).toEqual({ id: 'group.refused' });
  expect(permissions.shown).toEqual(['message', 'image']);
});
