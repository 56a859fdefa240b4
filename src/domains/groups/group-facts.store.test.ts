import { beforeEach, expect, it } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { GroupFacts } from './group-facts.store.ts';
import { GroupsStore } from './groups.store.ts';
import { groupOf } from './testing.ts';

const hills = groupOf({ id: 'hills', display_name: 'Hills', description: 'Tea' });
let server: FakeCalls;
let groups: GroupsStore;
let facts: GroupFacts;

beforeEach(() => {
  server = fakeCalls({ 'PUT /api/v1/groups/:id': ({ body }) => ({ ...hills, ...body }) });
  groups = new GroupsStore(server, () => 'me');
  groups.take(hills);
  facts = new GroupFacts(server, groups, 'hills');
});
const bodies = () => server.asked.map(({ options }) => options['body']);

it('sends what was written only: the rest may be another admin’s by now', async () => {
  facts.setName('Tea hills');
  groups.update({ group_id: 'hills', changes: { description: 'Oolong' } });
  expect(facts.description).toBe('Oolong');
  expect(await facts.save()).toBe(true);
  expect(bodies()).toEqual([{ display_name: 'Tea hills' }]);
  expect(facts.isChanged).toBe(false);
});

it('keeps what was written while it was refused, and follows the group once it was sent', async () => {
  const { answers } = server;
  server.answers = {
    'PUT /api/v1/groups/:id': () => {
      throw refusal('api.comment_has_hyperlink');
    },
  };
  facts.setDescription('see example.com');
  expect(await facts.save()).toBe(false);
  expect(facts.description).toBe('see example.com');
  server.answers = answers;
  await facts.save();
  groups.update({ group_id: 'hills', changes: { description: 'Oolong' } });
  expect(facts.description).toBe('Oolong');
});
