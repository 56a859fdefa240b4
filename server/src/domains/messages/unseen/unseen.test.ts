import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketIn } from '../../../infra/ids.ts';
import { createServices } from '../../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, heard, people, post } = talking(() => app);

const three = async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  return { ann, ben, cas, id: await group(ann, ben, cas) };
};
const say = async (person: TestPerson, id: string, ...called: TestPerson[]): Promise<string> =>
  (await post(person, id, { text: 'words', mentions: called.map((one) => one.id) })).result.id;
const react = (person: TestPerson, messageId: string, emoji: string) =>
  ask(person, 'POST', `/api/v1/messages/${messageId}/emojis`, { emoji });
const unseen = async (person: TestPerson, id: string) => {
  const { result } = await ask(person, 'GET', `/api/v1/groups/${id}/unseen`);
  const ids = (places: { id: string }[]) => places.map((place) => place.id);
  return { mentions: ids(result.mentions), reactions: ids(result.reactions) };
};
const isReacted = async (person: TestPerson, id: string) =>
  (await ask(person, 'GET', `/api/v1/groups/${id}`)).result.reacted;
const NONE = { mentions: [], reactions: [] };

test('a message that calls somebody is theirs to see until they have viewed so far', async () => {
  const { ann, ben, cas, id } = await three();
  const first = await say(ann, id, ben);
  await say(ann, id);
  const second = await say(cas, id, ben, ann);
  await say(ben, id, ben);
  expect(await unseen(ben, id)).toEqual({ mentions: [first, second], reactions: [] });
  expect(await unseen(ann, id)).toEqual({ mentions: [second], reactions: [] });
  await ask(ben, 'POST', `/api/v1/groups/${id}/view`, { msg_id: first });
  expect((await unseen(ben, id)).mentions).toEqual([second]);
  await ask(cas, 'DELETE', `/api/v1/messages/${second}`);
  expect(await unseen(ben, id)).toEqual(NONE);
});

test('reactions to what somebody said are theirs to see, message by message', async () => {
  const { ann, ben, cas, id } = await three();
  const [one, two, bens] = [await say(ann, id), await say(ann, id), await say(ben, id)];
  await react(cas, two, '👍');
  await react(ben, two, '👍');
  await react(ben, one, '❤️');
  await react(ann, one, '❤️');
  await react(ann, bens, '❤️');
  expect((await unseen(ann, id)).reactions).toEqual([one, two]);
  expect((await unseen(ben, id)).reactions).toEqual([bens]);
  expect([await isReacted(ann, id), await isReacted(cas, id)]).toEqual([true, undefined]);
  // What is somebody else's to see stays so.
  await ask(cas, 'POST', `/api/v1/groups/${id}/reactions/view`, { msg_ids: [one, two] });
  await ask(ann, 'POST', `/api/v1/groups/${id}/reactions/view`, { msg_ids: [two] });
  expect((await unseen(ann, id)).reactions).toEqual([one]);
  await ask(ben, 'DELETE', `/api/v1/messages/${one}/emojis`);
  expect(await unseen(ann, id)).toEqual(NONE);
  expect(await isReacted(ann, id)).toBeUndefined();
});

test('nothing of whom one has blocked, and nothing that one has cleared', async () => {
  const { ann, ben, cas, id } = await three();
  const mine = await say(ann, id);
  await block(ann, ben);
  await react(ben, mine, '👍');
  await say(ben, id, ann);
  expect(await unseen(ann, id)).toEqual(NONE);
  expect(await isReacted(ann, id)).toBeUndefined();
  await react(cas, mine, '👍');
  await say(cas, id, ann);
  await ask(ann, 'POST', `/api/v1/groups/${id}/clear`);
  expect(await unseen(ann, id)).toEqual(NONE);
});

test('nothing of whom one has blocked since', async () => {
  const { ann, ben, cas, id } = await three();
  const [one, two] = [await say(ann, id), await say(ann, id)];
  await react(ben, one, '👍');
  await block(ann, ben);
  expect([await unseen(ann, id), await isReacted(ann, id)]).toEqual([NONE, undefined]);
  await react(cas, two, '👍');
  expect([(await unseen(ann, id)).reactions, await isReacted(ann, id)]).toEqual([[two], true]);
});

test('a message with very many reactions hides no other one', async () => {
  const { ann, ben, id } = await three();
  const [loud, quiet] = [await say(ann, id), await say(ann, id)];
  const values = Array.from({ length: 1_500 }, (_, n) => ({
    ...{ bucket: bucketIn(loud), message_id: loud, user_id: `fan${n}`, emoji: '👍', unseen_by: ann.id },
  }));
  await app.db().insertInto('reactions').values(values).execute();
  await react(ben, quiet, '❤️');
  expect((await unseen(ann, id)).reactions).toEqual([loud, quiet]);
});

test('members alone ask', async () => {
  const { id } = await three();
  const eve = await app.signUp();
  expect((await ask(eve, 'GET', `/api/v1/groups/${id}/unseen`)).error).toBe('api.forbidden');
  const view = await ask(eve, 'POST', `/api/v1/groups/${id}/reactions/view`, { msg_ids: ['m1'] });
  expect(view.error).toBe('api.forbidden');
});

test('who is told of a reaction is told whom it is for', async () => {
  const { ann, ben, id } = await three();
  const mine = await say(ann, id);
  const [told] = await heard(() => react(ben, mine, '👍'));
  expect(told?.event.data).toMatchObject({ author_id: ann.id, user_id: ben.id, on: true });
});

test('who has left has no news of it, and who stays keeps theirs', async () => {
  const { ann, ben, cas, id } = await three();
  const [anns, bens] = [await say(ann, id), await say(ben, id)];
  await react(cas, anns, '👍');
  await react(cas, bens, '👍');
  await app
    .db()
    .deleteFrom('group_members')
    .where('group_id', '=', id)
    .where('user_id', '=', ben.id)
    .execute();
  await react(ann, bens, '❤️');
  const { messages } = createServices(app.infra);
  const [brand] = app.infra.brands.all.filter((each) => each.id === 'aurora');
  if (!brand) throw new Error('no brand aurora');
  await messages.forgetUnseen({ brand, db: app.db() });
  const rows = await app
    .db()
    .selectFrom('reactions')
    .where('message_id', 'in', [anns, bens])
    .where('unseen_by', 'is not', null)
    .select('message_id')
    .execute();
  expect(rows).toEqual([{ message_id: anns }]);
  expect((await unseen(ann, id)).reactions).toEqual([anns]);
});
