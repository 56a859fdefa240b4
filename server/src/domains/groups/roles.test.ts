import { randomUUID } from 'node:crypto';
import { MEMBER_PERMISSIONS } from '@livery/contract';
import { CALLS, type CallName, partsOf } from '@livery/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketOf, newId, newKeyedId } from '../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson, type TestRequest } from '../../testing/test-app.ts';
import { mayCall, ROLES, type Role, rolesPage } from './roles.testing.ts';
import { type CallRow, GROUP_CALLS } from './roles.ts';

let app: TestApp;
/** Who calls, who owns, an admin, a member, somebody who is not in it, and somebody of another brand. */
let people: Record<'caller' | 'owner' | 'admin' | 'member' | 'guest' | 'elsewhere', TestPerson>;
let icon: { body: Buffer; headers: Record<string, string> };
beforeAll(async () => {
  app = await startTestApp();
  const [caller, owner, admin, member, guest] = await Promise.all(
    Array.from({ length: 5 }, () => app.signUp()),
  );
  const elsewhere = await app.signUp({ brand: 'lotus' });
  people = { caller, owner, admin, member, guest, elsewhere } as typeof people;
  icon = await formOf();
});
afterAll(() => app.stop());

const formOf = async () => {
  const square = { width: 512, height: 512, channels: 3, background: '#888' } as const;
  const picture = await sharp({ create: square }).png().toBuffer();
  const head = '--edge\r\ncontent-disposition: form-data; name="icon"; filename="i.png"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--edge--\r\n')]);
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=edge' } };
};

/** A group and what is in it. */
interface Scene {
  id: string;
  code: string;
  /** Of a member, and of who calls. */
  theirs: string;
  mine: string;
}

type Standing = Role | 'outsider' | 'blocked';

/** A group of its own for each question: what is asked may end it. */
const arrange = async (standing: Standing): Promise<Scene> => {
  const { caller, owner, admin, member } = people;
  const [id, code] = [newId(), newId().slice(-12)];
  const role = typeof standing === 'string' ? undefined : standing;
  const [theirs, mine] = [newKeyedId(id), newKeyedId(id)];
  const bucket = bucketOf(id);
  const members = [
    { bucket, group_id: id, user_id: owner.id, role: 'owner' as const },
    { bucket, group_id: id, user_id: admin.id, role: 'admin' as const },
    { bucket, group_id: id, user_id: member.id, role: 'member' as const },
    ...(role ? [{ bucket, group_id: id, user_id: caller.id, role: role.as, rights: [...role.rights] }] : []),
  ].filter(({ user_id }) => role?.as !== 'owner' || user_id !== owner.id);
  const member_permission = role?.permitted ? [...MEMBER_PERMISSIONS] : [];
  const facts = { type: 2, name: id, display_name: 'Tea', last_seq: 2, member_count: members.length };
  const owner_id = role?.as === 'owner' ? caller.id : owner.id;
  const db = app.db();
  await db
    .insertInto('groups')
    .values({ bucket, id, ...facts, owner_id, member_permission })
    .execute();
  const said = { bucket, group_id: id, type: 'text', text: 'said' };
  const messages = [
    { ...said, id: theirs, seq: 1, user_id: member.id, cid: newId() },
    { ...said, id: mine, seq: 2, user_id: caller.id, cid: newId() },
  ];
  const block = { bucket, group_id: id, user_id: caller.id, blocked_by: owner.id };
  await Promise.all([
    db.insertInto('group_members').values(members).execute(),
    db.insertInto('group_shares').values({ code, bucket, group_id: id }).execute(),
    db.insertInto('messages').values(messages).execute(),
    standing === 'blocked' && db.insertInto('group_blocks').values(block).execute(),
  ]);
  return { id, code, theirs, mine };
};

/** What of a group must not change when a call is refused. */
const rowsOf = async ({ id }: Scene) => {
  const of = (table: 'group_members' | 'group_blocks' | 'group_shares' | 'messages') =>
    app.db().selectFrom(table).selectAll().where('group_id', '=', id).execute();
  const [groups, ...rows] = await Promise.all([
    app.db().selectFrom('groups').selectAll().where('id', '=', id).execute(),
    of('group_members'),
    of('group_blocks'),
    of('group_shares'),
    of('messages'),
  ]);
  return JSON.stringify([groups, rows.map((each) => each.map((one) => JSON.stringify(one)).toSorted())]);
};

type Asked = Pick<TestRequest, 'body' | 'headers'> & { query?: string; params?: Record<string, string> };
type Ask = (scene: Scene) => Asked;

const text = (words: string) => ({ type: 'text', text: words, cid: randomUUID() });
const target =
  (who: 'member' | 'admin', body?: object): Ask =>
  () => ({
    params: { uid: people[who].id },
    ...(body && { body }),
  });

/** How each call is asked; where a call has several uses, by `call, use`. */
const ASKED: Readonly<Record<string, Ask>> = {
  'PUT /api/v1/groups/:id': () => ({ body: { display_name: 'Coffee' } }),
  'POST /api/v1/groups/:id/icon': () => icon,
  'POST /api/v1/groups/:id/permissions': () => ({ body: { member_permission: ['message'] } }),
  'POST /api/v1/groups/:id/transfer': () => ({ body: { user_id: people.member.id } }),
  'POST /api/v1/groups/join': ({ code }) => ({ body: { share_code: code } }),
  'POST /api/v1/groups/:id/members': () => ({ body: { member_ids: [people.guest.id] } }),
  'POST /api/v1/groups/:id/members/ids': () => ({ body: { ids: [people.member.id] } }),
  'GET /api/v1/groups/:id/members/:uid': target('member'),
  'DELETE /api/v1/groups/:id/members/:uid, oneself': () => ({ params: { uid: people.caller.id } }),
  'DELETE /api/v1/groups/:id/members/:uid, another': target('member'),
  'POST /api/v1/groups/:id/admins': () => ({ body: { user_id: people.member.id, permissions: [] } }),
  'GET /api/v1/groups/:id/admins/:uid': target('admin'),
  'PUT /api/v1/groups/:id/admins/:uid': target('admin', { permissions: [] }),
  'DELETE /api/v1/groups/:id/admins/:uid': target('admin'),
  'POST /api/v1/groups/:id/blocks': () => ({ body: { user_id: people.member.id } }),
  'DELETE /api/v1/groups/:id/blocks/:uid': target('member'),
  'PUT /api/v1/groups/:id/settings': () => ({ body: { muted: true } }),
  'POST /api/v1/groups/:id/view': ({ theirs }) => ({ body: { msg_id: theirs } }),
  'POST /api/v1/groups/:id/reactions/view': ({ mine }) => ({ body: { msg_ids: [mine] } }),
  'POST /api/v1/groups/:id/report': () => ({ body: { reason: 'spam' } }),
  'POST /api/v1/groups/:id/pins': ({ theirs }) => ({ body: { msg_id: theirs } }),
  'DELETE /api/v1/groups/:id/pins/:msgId': ({ theirs }) => ({ params: { msgId: theirs } }),
  'GET /api/v2/groups/:id/messages': () => ({ query: '?direction=before&limit=40' }),
  'GET /api/v2/groups/:id/messages/search': () => ({ query: '?type=msg&q=said' }),
  'GET /api/v1/groups/:id/messages/:msgId': ({ theirs }) => ({ params: { msgId: theirs } }),
  'GET /api/v1/groups/:id/media': () => ({ query: '?kind=visual' }),
  'GET /api/v1/groups/:id/files/:fileId': ({ theirs }) => ({ params: { fileId: theirs } }),
  'GET /api/v1/groups/:id/files/:fileId/link': ({ theirs }) => ({ params: { fileId: theirs } }),
  'GET /api/v1/files/groups/:id/upload_file': () => ({ query: '?extension=pdf' }),
  'GET /api/v1/files/groups/:id/upload_voice_message': () => ({ query: '?extension=mp3' }),
  'GET /api/v1/files/groups/:id/upload_parts': () => ({ query: '?file_path=chat/x.mp4&size=30000000' }),
  'POST /api/v1/files/groups/:id/upload_parts': () => ({
    body: { file_path: 'chat/x.mp4', size: 30_000_000 },
  }),
  'POST /api/v1/messages, text': ({ id }) => ({ body: { group_id: id, ...text('hello') } }),
  'POST /api/v1/messages, text with a link': ({ id }) => ({
    body: { group_id: id, ...text('see example.com') },
  }),
  'POST /api/v1/messages/:id/thread, text': ({ theirs }) => ({ params: { id: theirs }, body: text('hello') }),
  'POST /api/v1/messages/:id/forward': ({ theirs, id }) => ({
    params: { id: theirs },
    body: { targets: [{ group_id: id, cid: randomUUID() }] },
  }),
  'DELETE /api/v1/messages/:id, one’s own': ({ mine }) => ({ params: { id: mine } }),
  'DELETE /api/v1/messages/:id, a member’s': ({ theirs }) => ({ params: { id: theirs } }),
  'GET /api/v1/messages/:id/emojis': ({ theirs }) => ({ params: { id: theirs } }),
  'POST /api/v1/messages/:id/emojis': ({ theirs }) => ({ params: { id: theirs }, body: { emoji: '👍' } }),
  'DELETE /api/v1/messages/:id/emojis': ({ theirs }) => ({ params: { id: theirs }, query: '?emoji=👍' }),
  'POST /api/v1/share/group': ({ id }) => ({ body: { group_id: id } }),
  'GET /api/v1/share/group/:id': ({ code }) => ({ params: { id: code } }),
};

const nameOf = ({ call, use }: CallRow) => (use === undefined ? call : `${call}, ${use}`);

/** Calls that are let through to say that nothing is there: a text has no file, and no parts came. */
const NOTHING_THERE: Readonly<Record<string, string>> = {
  'GET /api/v1/groups/:id/files/:fileId': 'api.not_found',
  'GET /api/v1/groups/:id/files/:fileId/link': 'api.not_found',
  'GET /api/v1/files/groups/:id/upload_parts': 'api.invalid_data',
  'POST /api/v1/files/groups/:id/upload_parts': 'api.invalid_data',
};

/** Calls that find their group by something else than its id, and what they say where they find none. */
const unfound = (call: CallName): string => {
  if (partsOf(call)[1].startsWith('/api/v1/messages/:id')) return 'api.invalid_msg_id';
  return call === 'POST /api/v1/groups/join' || call === 'GET /api/v1/share/group/:id'
    ? 'api.invalid_share_code'
    : 'api.not_found';
};

const send = async (row: CallRow, scene: Scene, who: Pick<TestRequest, 'brand' | 'token'>) => {
  const [method, path] = partsOf(row.call);
  const { params = {}, query = '', body, headers } = ASKED[nameOf(row)]?.(scene) ?? {};
  const url = Object.entries({ id: scene.id, ...params }).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );
  const { status, error } = await app.call({
    ...who,
    method,
    url: url + encodeURI(query),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
  return error ?? status;
};

/** What the call says, and that it changed nothing where it was refused. */
const outcome = async (row: CallRow, standing: Standing, who: Pick<TestRequest, 'brand' | 'token'>) => {
  const scene = await arrange(standing);
  const before = await rowsOf(scene);
  const said = await send(row, scene, who);
  const isUnchanged = said === 200 || (await rowsOf(scene)) === before;
  return isUnchanged ? said : `${said}, and something changed`;
};

const refusalOf = ({ call, use }: CallRow) =>
  call === 'POST /api/v1/messages' && use === 'text with a link'
    ? 'api.comment_has_hyperlink'
    : 'api.forbidden';

describe.each(GROUP_CALLS.map((row) => [nameOf(row), row] as const))('%s', (_, row) => {
  test('is for those alone whom the table lets make it', async () => {
    const token = people.caller.access;
    const said = await Promise.all(
      ROLES.map(async (role) => [role.name, await outcome(row, role, { token })]),
    );
    const allowed = NOTHING_THERE[row.call] ?? 200;
    expect(said).toEqual(
      ROLES.map((role) => [role.name, mayCall(role, row.needs) ? allowed : refusalOf(row)]),
    );
  });

  test('is closed to who is not in it, is blocked, is of another brand, or is a guest', async () => {
    const token = people.caller.access;
    const isOpen = row.needs === 'anyone';
    const isOfMessage = unfound(row.call) === 'api.invalid_msg_id';
    const closed = isOfMessage ? 'api.invalid_msg_id' : 'api.forbidden';
    expect(await outcome(row, 'outsider', { token })).toBe(isOpen ? 200 : closed);
    const isJoining = row.call === 'POST /api/v1/groups/join';
    expect(await outcome(row, 'blocked', { token })).toBe(isOpen && !isJoining ? 200 : closed);
    const abroad = { token: people.elsewhere.access, brand: 'lotus' };
    expect(await outcome(row, 'outsider', abroad)).toBe(unfound(row.call));
    expect(await outcome(row, 'outsider', {})).toBe('api.unauthorized');
  });
});

test('every call about one group stands in the table', () => {
  const isAboutOne = (name: string) =>
    / \/api\/v\d\/(?:groups\/(?!direct)|files\/groups\/|messages|share\/group)/.test(name);
  const listed = new Set<string>(GROUP_CALLS.map(({ call }) => call));
  expect([...listed].toSorted()).toEqual(Object.keys(CALLS).filter(isAboutOne).toSorted());
});

test('the page of the documents shows the table', async () => {
  await expect(rolesPage()).toMatchFileSnapshot('../../../../docs/groups.md');
});
