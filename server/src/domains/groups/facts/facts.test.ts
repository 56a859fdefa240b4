import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploading } from '../../media/uploading.testing.ts';
import { talking } from '../../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, heard, list, people, post, setRole } = talking(() => app);
const { send } = uploading(() => app);

const arrange = async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  return { ann, ben, cas, id: await group(ann, ben, cas) };
};
const describeGroup = (who: TestPerson, id: string, body: object) =>
  ask(who, 'PUT', `/api/v1/groups/${id}`, body);
const permit = (who: TestPerson, id: string, ...member_permission: string[]) =>
  ask(who, 'POST', `/api/v1/groups/${id}/permissions`, { member_permission });

describe('the name and the description of a group', () => {
  test('are told to all in one event with the new words, a new name in a row too', async () => {
    const { ann, ben, id } = await arrange();
    const words = { display_name: 'Coffee', description: 'At eight\nand at nine' };
    const events = await heard(async () => {
      expect((await describeGroup(ann, id, { ...words, display_name: ' Coffee ' })).result).toMatchObject(
        words,
      );
    });
    expect(events).toMatchObject([
      {
        audience: { group: id },
        event: { event: 'group.updated', data: { group_id: id, changes: words } },
      },
      { event: { event: 'message.new', data: { message: { type: 'group_displayname', text: 'Coffee' } } } },
    ]);
    const again = await heard(() => describeGroup(ann, id, words));
    expect(again).toEqual([]);
    const described = await heard(() => describeGroup(ann, id, { description: '' }));
    expect(described.map(({ event }) => event.data)).toEqual([
      { group_id: id, changes: { description: '' } },
    ]);
    expect((await list(ben, id)).result.list).toHaveLength(2);
  });

  test.each([
    [{ display_name: ' ' }, 'api.validation'],
    [{ display_name: '茶'.repeat(31) }, 'api.validation'],
    [{ description: '茶'.repeat(201) }, 'api.validation'],
    [{ display_name: 'see example.com' }, 'api.comment_has_hyperlink'],
    [{ description: 'see example.com' }, 'api.comment_has_hyperlink'],
    [{ display_name: 'fine', description: 'the casino' }, 'api.block_word'],
  ])('%j is refused', async (body, code) => {
    const { ann, id } = await arrange();
    const value = JSON.stringify({ words: ['casino'] });
    await app.db().insertInto('settings').values({ key: 'block_words', value }).execute();
    onTestFinished(async () => {
      await app.db().deleteFrom('settings').where('key', '=', 'block_words').execute();
    });
    expect((await describeGroup(ann, id, body)).error).toBe(code);
    expect((await ask(ann, 'GET', `/api/v1/groups/${id}`)).result).toMatchObject({
      display_name: 'Tea at seven',
      description: '',
    });
  });
});

describe('what a group permits its members', () => {
  test('is told to each with what they may do, in one event for all who may do the same', async () => {
    const { ann, ben, cas, id } = await arrange();
    const dan = await app.signUp();
    await ask(ann, 'POST', `/api/v1/groups/${id}/members`, { member_ids: [dan.id] });
    await setRole(id, cas, 'admin', ['add_friend']);
    const events = await heard(async () => {
      const { result } = await permit(ann, id, 'image', 'message', 'image');
      expect(result).toMatchObject({ member_permission: ['message', 'image'], user_auth: { role: 'owner' } });
    });
    expect(events).toHaveLength(3);
    const ofMembers = events.find(({ audience }) => 'users' in audience && audience.users.includes(ben.id));
    expect(ofMembers).toEqual({
      audience: { users: expect.toSatisfy((ids: string[]) => ids.length === 2 && ids.includes(dan.id)) },
      event: {
        event: 'group.updated',
        data: {
          group_id: id,
          changes: {
            member_permission: ['message', 'image'],
            user_auth: { role: 'member', permissions: ['message', 'image', 'leave'] },
          },
        },
      },
    });
    expect((await ask(cas, 'GET', `/api/v1/groups/${id}`)).result.user_auth.permissions).toContain('invite');
  });

  test('holds for a file that was on its way when it was taken', async () => {
    const { ann, ben, id } = await arrange();
    const url = `/api/v1/files/groups/${id}/upload_file?extension=pdf`;
    const { file_path, form_data } = (await ask(ben, 'GET', url)).result;
    await permit(ann, id, 'message');
    await send(form_data, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'));
    const refused = await post(ben, id, { type: 'file', file_path, filename: 'tea.pdf' });
    expect([refused.status, refused.error]).toEqual([403, 'api.forbidden']);
    expect((await list(ann, id)).result.list).toHaveLength(1);
    await permit(ann, id, 'file');
    expect((await post(ben, id, { type: 'file', file_path, filename: 'tea.pdf' })).status).toBe(200);
  });
});
