import { ADMIN_RIGHTS, type ServerFrame } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createServices } from '../../../services.ts';
import { type OneOfMany, signUpCrowd } from '../../../testing/crowd.ts';
import { listenOn, sockets as socketsAt } from '../../../testing/live.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { untilStatementsWait } from '../../../testing/waiting-statements.ts';
import { uploading } from '../../media/uploading.testing.ts';
import { talking } from '../../messages/talk.testing.ts';
import { refuseClosingOfOwner } from '../closing.ts';
import { addMembers } from '../groups.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, heard, list, people, post, setRole } = talking(() => app);
const { tenant, send } = uploading(() => app);

const arrange = async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  return { ann, ben, cas, id: await group(ann, ben, cas) };
};
const transfer = (who: TestPerson, id: string, to: { id: string }) =>
  ask(who, 'POST', `/api/v1/groups/${id}/transfer`, { user_id: to.id });
const isRemoval = (frame: ServerFrame) => 'event' in frame && frame.event === 'group.removed';
const removalOf = (group_id: string) => ({ event: 'group.removed', data: { group_id, reason: 'dissolved' } });
const dissolve = (who: TestPerson, id: string) => ask(who, 'DELETE', `/api/v1/groups/${id}`);

describe('a group that is given to another owner', () => {
  test('is theirs; who owned it stays as an admin with every right', async () => {
    const { ann, ben, id } = await arrange();
    await setRole(id, ben, 'admin', ['block']);
    const events = await heard(async () => {
      expect((await transfer(ann, id, ben)).result).toMatchObject({
        owner_id: ben.id,
        admins: [ann.id],
        user_auth: { role: 'admin', permissions: expect.arrayContaining([...ADMIN_RIGHTS]) },
      });
    });
    const everyone = { group_id: id, changes: { owner_id: ben.id, admins: [ann.id] } };
    expect(events[0]).toEqual({ audience: { group: id }, event: { event: 'group.updated', data: everyone } });
    expect(events.slice(1).map(({ audience }) => audience)).toEqual([
      { users: [ben.id] },
      { users: [ann.id] },
    ]);
    expect((await transfer(ann, id, ben)).error).toBe('api.forbidden');
    expect((await dissolve(ann, id)).error).toBe('api.forbidden');
    expect(await refuseClosingOfOwner(tenant(), ann.id)).toBeUndefined();
    expect(await refuseClosingOfOwner(tenant(), ben.id)).toBe('groups_owned');
  });

  test('has no more admins than it may: where all places are taken, who owned it is a plain member', async () => {
    const { ann, ben, cas, id } = await arrange();
    const value = JSON.stringify({ admins_limit: 1 });
    await app.db().insertInto('settings').values({ key: 'groups', value }).execute();
    onTestFinished(async () => {
      await app.db().deleteFrom('settings').where('key', '=', 'groups').execute();
    });
    await setRole(id, cas, 'admin');
    expect((await transfer(ann, id, ben)).result).toMatchObject({
      admins: [cas.id],
      user_auth: { role: 'member' },
    });
    // The place of who becomes the owner is free.
    expect((await transfer(ben, id, cas)).result).toMatchObject({ admins: [ben.id] });
  });

  test('goes to a member with an account, and not to oneself', async () => {
    const { ann, ben, id } = await arrange();
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', ben.id).execute();
    for (const to of [ben, await app.signUp(), { id: 'nobody' }, ann]) {
      expect((await transfer(ann, id, to)).error).toBe('api.invalid_member_id');
    }
    expect((await ask(ann, 'GET', `/api/v1/groups/${id}`)).result).toMatchObject({ owner_id: ann.id });
  });

  test('or that is new, is not owned by an account that is being closed', async () => {
    const { ann, ben, cas, id } = await arrange();
    const asked = await app
      .db()
      .transaction()
      .execute(async (trx) => {
        await trx
          .updateTable('users')
          .set({ delete_at: new Date() })
          .where('id', 'in', [ben.id, cas.id])
          .execute();
        const body = { display_name: 'Tea', member_ids: [ann.id], cid: 'closing' };
        const asking = [transfer(ann, id, ben), ask(cas, 'POST', '/api/v1/groups', body)];
        await untilStatementsWait(app, 2);
        return { asking };
      });
    const answers = await Promise.all(asked.asking);
    expect(answers.map(({ error }) => error)).toEqual(['api.invalid_member_id', 'api.unauthorized']);
    for (const one of [ben, cas]) expect(await refuseClosingOfOwner(tenant(), one.id)).toBeUndefined();
  });

  test('is why its owner cannot close their account, also when it became theirs at that moment', async () => {
    const { ben, id } = await arrange();
    const closing = await app
      .db()
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('users').where('id', '=', ben.id).select('id').forShare().execute();
        const asking = ask(ben, 'DELETE', '/api/v1/users/me', { password: ben.password });
        await untilStatementsWait(app);
        await trx.updateTable('groups').set({ owner_id: ben.id }).where('id', '=', id).execute();
        return { asking };
      });
    const refused = await closing.asking;
    expect([refused.error, refused.raw.json().params]).toEqual(['api.forbidden', { reason: 'groups_owned' }]);
    expect((await ask(ben, 'GET', '/api/v1/users/me')).status).toBe(200);
  });

  test('to two at once is one’s', async () => {
    const { ann, ben, cas, id } = await arrange();
    const answers = await Promise.all([transfer(ann, id, ben), transfer(ann, id, cas)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const owners = await app
      .db()
      .selectFrom('group_members')
      .where('group_id', '=', id)
      .where('role', '=', 'owner')
      .selectAll()
      .execute();
    expect(owners).toHaveLength(1);
  });
});

describe('a group that is dissolved', () => {
  test('is nobody’s any more, and nobody finds it', async () => {
    const { ann, ben, cas, id } = await arrange();
    const { result: said } = await post(ben, id, { text: 'said' });
    const { code } = (await ask(ann, 'POST', '/api/v1/share/group', { group_id: id })).result;
    const events = await heard(async () => {
      expect((await dissolve(ann, id)).result).toEqual({});
    });
    expect(events).toEqual([
      {
        audience: { users: expect.toSatisfy((ids: string[]) => ids.length === 3 && ids.includes(cas.id)) },
        event: removalOf(id),
      },
    ]);
    expect((await ask(ben, 'GET', '/api/v1/users/groups')).result.list).toEqual([]);
    for (const answer of [
      await ask(ben, 'GET', `/api/v1/groups/${id}`),
      await list(ben, id),
      await post(ben, id, { text: 'still?' }),
      await dissolve(ben, id),
    ])
      expect([answer.status, answer.error]).toEqual([404, 'api.not_found']);
    expect((await ask(ben, 'GET', `/api/v1/messages/${said.id}/emojis`)).error).toBe('api.invalid_msg_id');
    expect((await ask(ben, 'GET', `/api/v1/share/group/${code}`)).error).toBe('api.invalid_share_code');
    expect((await dissolve(ann, id)).result).toEqual({});
    expect(await refuseClosingOfOwner(tenant(), ann.id)).toBeUndefined();
  });

  test('while five hundred read it: each of them is told, and gets it whole or not at all', async () => {
    const { ann, id } = await arrange();
    const crowd = await signUpCrowd(app, 500);
    const ids = crowd.map((one) => one.id);
    await addMembers(app.db(), id, ids);
    for (const text of ['1', '2', '3']) await post(ann, id, { text });
    const port = await listenOn(app);
    const sockets = await Promise.all(crowd.map((one) => socketsAt(() => port).live(one)));
    const reading = crowd.map((one) => list(one, id));
    const [ended, ...answers] = await Promise.all([dissolve(ann, id), ...reading]);
    expect(ended?.status).toBe(200);
    for (const { status, result } of answers) {
      // Of so many at once, some may have to come again.
      expect([200, 403, 404, 503]).toContain(status);
      if (status === 200) expect(result.list.length).toBeOneOf([0, 4]);
    }
    await Promise.all(sockets.map((socket) => socket.seen(isRemoval)));
    for (const { frames } of sockets) expect(frames.filter(isRemoval)).toEqual([removalOf(id)]);
    expect((await list(crowd[0] as OneOfMany, id)).status).toBe(404);
  });

  test('is emptied by a job, and its files go', async () => {
    const { ann, ben, id } = await arrange();
    const url = `/api/v1/files/groups/${id}/upload_file?extension=pdf`;
    const { file_path, form_data } = (await ask(ann, 'GET', url)).result;
    await send(form_data, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'));
    const { result: sent } = await post(ann, id, {
      type: 'file',
      file_path,
      filename: 'tea.pdf',
      cid: 'tea',
    });
    await ask(ben, 'POST', `/api/v1/messages/${sent.id}/emojis`, { emoji: '👍' });
    const other = await group(ben, ann);
    await post(ben, other, { text: 'elsewhere' });
    const { messages } = createServices(app.infra);
    await dissolve(ann, id);
    await messages.eraseDissolved(tenant());
    await messages.sweepFiles(tenant());
    const left = await app.db().selectFrom('messages').where('group_id', '=', id).selectAll().execute();
    const reactions = await app
      .db()
      .selectFrom('reactions')
      .where('message_id', '=', sent.id)
      .selectAll()
      .execute();
    expect([left, reactions]).toEqual([[], []]);
    expect(await app.infra.objects.get(`aurora/${file_path}`)).toBeUndefined();
    expect((await list(ann, other)).result.list).toHaveLength(2);
    expect((await post(ann, other, { text: 'its client id is free again', cid: 'tea' })).status).toBe(200);
    expect((await dissolve(ann, id)).status).toBe(200);
  });

  test('is emptied although another one cannot be yet', async () => {
    const [first, second] = [await arrange(), await arrange()];
    for (const { ann, id } of [first, second]) await dissolve(ann, id);
    const { groups } = createServices(app.infra);
    const tried: string[] = [];
    const erase = async (id: string) => {
      tried.push(id);
      if (id === first.id && tried.length === 1) throw new Error('no disk');
    };
    await expect(groups.eraseDissolved(tenant(), erase)).rejects.toThrow('no disk');
    await groups.eraseDissolved(tenant(), erase);
    expect(tried).toEqual([first.id, second.id, first.id]);
  });
});
