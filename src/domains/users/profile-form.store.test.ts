import type { User } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ApiFailure, connectionLost } from '../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal as refusalOf } from '../../lib/http/testing/fake-calls.ts';
import type { Words } from '../../lib/toasts/toasts.store.ts';
import { ProfileForm } from './profile-form.store.ts';
import { UsersStore } from './users.store.ts';

const person = { id: 'p', nickname: 'Walker', avatar: 'old', bio: '' } as User;
const failure = (code: string, params: Record<string, string> = {}) =>
  refusalOf(code, { message: 'server text', params });

let users: UsersStore;
let toasts: Words[];
let http: FakeCalls;
let refusal: ApiFailure | undefined;
let form: ProfileForm;

const answer = <Result>(result: Result): Result => {
  if (refusal) throw refusal;
  return result;
};

beforeEach(async () => {
  refusal = undefined;
  http = fakeCalls({
    'GET /api/v1/users/me': () => person,
    'PUT /api/v2/users/me': ({ body }) =>
      answer({ ...person, nickname: body?.nickname ?? person.nickname, bio: body?.bio ?? '' }),
    'POST /api/v1/users/avatar': () => answer({ avatar: 'new', avatar_thumbnail: 'small' }),
  });
  users = new UsersStore(http);
  await users.enter();
  http.asked.length = 0;
  toasts = [];
  form = new ProfileForm(
    {
      http,
      users,
      toasts: { show: (words) => toasts.push(words) },
    },
    person,
  );
});

describe('the own profile', () => {
  it('sends a changed nickname only, in its normal form', async () => {
    await form.save();
    form.type('nickname', ' 漫步者Ａ1 ');
    await form.save();
    expect(http.asked.map(({ options }) => options['body'])).toEqual([{ nickname: '漫步者A1' }]);
    expect(users.me?.nickname).toBe('漫步者A1');
    expect(form.isChanged).toBe(false);
  });

  it('sends a changed bio without the nickname, and knows where a refusal stands', async () => {
    form.type('bio', ' 海边长大 ');
    expect(form.refused).toBe('bio');
    await form.save();
    expect(http.asked.map(({ options }) => options['body'])).toEqual([{ bio: '海边长大' }]);
    expect([users.me?.bio, form.isChanged]).toEqual(['海边长大', false]);
  });

  it.each(['a', 'a b', 'émile', '👍👍', ''])('refuses %j before sending it', async (nickname) => {
    form.type('nickname', nickname);
    await form.save();
    expect(http.asked).toEqual([]);
    expect(form.saving.problem).toEqual({ id: 'edit.nickname.rule' });
  });

  it('says its rule where the server refuses the nickname, and leaves the rest to the catalogue', async () => {
    form.type('nickname', 'admin1');
    refusal = failure('api.validation');
    await form.save();
    expect(form.saving.problem).toEqual({ id: 'edit.nickname.rule' });
    refusal = failure('api.unknown');
    await form.save();
    expect([form.saving.refusal, form.saving.problem]).toEqual(['api.unknown', undefined]);
  });

  it('names the blocked word at the field', async () => {
    refusal = failure('api.block_word', { word: 'admin' });
    form.type('nickname', 'admin1');
    await form.save();
    expect(form.saving.problem).toEqual({ plain: 'server text' });
    expect(users.me?.nickname).toBe('Walker');
  });

  it('names it at the bio where that has it, though both were changed', async () => {
    refusal = failure('api.block_word', { word: 'casino' });
    form.type('nickname', 'Another1');
    form.type('bio', 'Meet me at the Casino');
    await form.save();
    expect(form.refused).toBe('bio');
    form.type('nickname', 'casino77');
    await form.save();
    expect(form.refused).toBe('nickname');
  });

  it('shows the new picture once it is there', async () => {
    expect(await form.uploadAvatar(new Blob(['four']))).toBe(true);
    expect(users.me?.avatar).toBe('new');
    expect(toasts).toEqual([{ id: 'edit.avatar.saved' }]);
  });

  it('leaves a refused picture to the catalogue, and says when nobody answers', async () => {
    refusal = failure('api.unsupported_type');
    expect(await form.uploadAvatar(new Blob(['none']))).toBe(false);
    expect(toasts).toEqual([]);
    refusal = connectionLost('POST /api/v1/users/avatar');
    expect(await form.uploadAvatar(new Blob(['none']))).toBe(false);
    expect(toasts).toEqual([{ id: 'error.no_connection', values: {} }]);
    expect(users.me?.avatar).toBe('old');
  });

  it('gives an avatar ten minutes to arrive, and everything else the usual time', async () => {
    await form.uploadAvatar(new Blob(['picture']));
    form.type('nickname', 'Another1');
    await form.save();
    expect(http.asked.map(({ call, options }) => [call, options['timeout']])).toEqual([
      ['POST /api/v1/users/avatar', 600_000],
      ['PUT /api/v2/users/me', undefined],
    ]);
  });
});
