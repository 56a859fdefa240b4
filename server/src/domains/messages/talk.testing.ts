import { randomUUID } from 'node:crypto';
import type { AdminRight, GroupRole } from '@livery/contract';
import { bucketOf } from '../../infra/ids.ts';
import type { Envelope } from '../../infra/pubsub/pubsub.ts';
import type { TestApp, TestPerson, TestResponse } from '../../testing/test-app.ts';

/** What tests of conversations do over and over, through the calls. */
export const talking = (app: () => TestApp) => {
  const open = async (person: TestPerson, other: TestPerson): Promise<string> => {
    const answer = await app().call({
      method: 'POST',
      url: '/api/v1/groups/direct',
      token: person.access,
      body: { contact_id: other.id },
    });
    return answer.result.id;
  };
  return {
    /** Two people and their conversation. */
    pair: async (): Promise<{ ann: TestPerson; ben: TestPerson; id: string }> => {
      const [ann, ben] = await Promise.all([app().signUp(), app().signUp()]);
      return { ann, ben, id: await open(ann, ben) };
    },
    open,
    /** A conversation of these people that nobody has written in. */
    groupOf: async (...people: TestPerson[]): Promise<string> => {
      const id = randomUUID().replaceAll('-', '');
      const bucket = bucketOf(id);
      await app().db().insertInto('groups').values({ bucket, id, type: 2, name: 'group' }).execute();
      const members = people.map(({ id: user_id }) => ({ bucket, group_id: id, user_id }));
      await app().db().insertInto('group_members').values(members).execute();
      return id;
    },
    /** A group of these people; the first one owns it. */
    group: async (owner: TestPerson, ...members: TestPerson[]): Promise<string> => {
      const answer = await app().call({
        method: 'POST',
        url: '/api/v1/groups',
        token: owner.access,
        body: { display_name: 'Tea at seven', member_ids: members.map(({ id }) => id), cid: randomUUID() },
      });
      return answer.result.id;
    },
    /** Any other call of a person. */
    ask: (person: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
      app().call({ method, url, token: person.access, ...(body !== undefined && { body }) }),
    people: (...nicknames: string[]): Promise<TestPerson[]> =>
      Promise.all(nicknames.map((nickname) => app().signUp({ nickname }))),
    /** What is published while `work` runs, but for news of notifications: they are told in their own time. */
    heard: async (work: () => Promise<unknown>): Promise<Pick<Envelope, 'audience' | 'event'>[]> => {
      const events: Pick<Envelope, 'audience' | 'event'>[] = [];
      const stop = app().infra.pubsub.subscribe(({ audience, event }) => {
        if (event.event !== 'notification.new') events.push({ audience, event });
      });
      await work();
      stop();
      return events;
    },
    /** Posts a text unless `message` says otherwise, under a `cid` of its own. */
    post: (person: TestPerson, groupId: string, message: Record<string, unknown>): Promise<TestResponse> =>
      app().call({
        method: 'POST',
        url: '/api/v1/messages',
        token: person.access,
        body: { group_id: groupId, type: 'text', cid: randomUUID(), ...message },
      }),
    list: (person: Pick<TestPerson, 'access'>, groupId: string, query = ''): Promise<TestResponse> =>
      app().call({ url: `/api/v2/groups/${groupId}/messages${query}`, token: person.access }),
    setRole: (groupId: string, { id }: TestPerson, role: GroupRole, rights: readonly AdminRight[] = []) =>
      app()
        .db()
        .updateTable('group_members')
        .set({ role, rights: [...rights] })
        .where('group_id', '=', groupId)
        .where('user_id', '=', id)
        .execute(),
    block: (person: TestPerson, blocked: TestPerson) =>
      app().db().insertInto('blocks').values({ user_id: person.id, block_id: blocked.id }).execute(),
  };
};

export const textsOf = (answer: TestResponse): string[] =>
  answer.result.list.map(({ text }: { text: string }) => text);
