import type { User } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure, connectionLost } from '../../lib/http/failure.ts';
import type { Words } from '../../lib/toasts/toasts.store.ts';
import { ProfileForm } from './profile-form.store.ts';
import { UsersStore } from './users.store.ts';

const person = { id: 'p', nickname: 'Walker', avatar: 'old', notify: true, sound: true } as User;
const failure = (code: string, params: Record<string, string> = {}) =>
  new ApiFailure({ code, message: 'server text', params, status: 400, call: '/' });

let users: UsersStore;
let toasts: Words[];
let sent: unknown[];
let refusal: ApiFailure | undefined;
let form: ProfileForm;

const answer = async <Result>(call: unknown, result: Result): Promise<Result> => {
  sent.push(call);
  if (refusal) throw refusal;
  return result;
};

beforeEach(async () => {
  users = new UsersStore({ me: async () => person });
  await users.enter();
  toasts = [];
  sent = [];
  refusal = undefined;
  form = new ProfileForm(
    {
      api: {
        update: (fields) => answer(fields, { ...person, ...fields }),
        uploadAvatar: (picture) => answer(picture.size, { avatar: 'new', avatar_thumbnail: 'small' }),
        setNotify: (settings) => answer(settings, {}),
      },
      users,
      toasts: { show: (words) => void toasts.push(words) },
    },
    person,
  );
});

describe('the own profile', () => {
  it('sends a changed nickname only, in its normal form', async () => {
    await form.save();
    form.type(' 漫步者Ａ1 ');
    await form.save();
    expect(sent).toEqual([{ nickname: '漫步者A1' }]);
    expect(users.me?.nickname).toBe('漫步者A1');
    expect(form.isChanged).toBe(false);
  });

  it.each(['a', 'a b', 'émile', '👍👍', ''])('refuses %j before sending it', async (nickname) => {
    form.type(nickname);
    await form.save();
    expect(sent).toEqual([]);
    expect(form.problem).toEqual({ id: 'edit.nickname.rule' });
  });

  it('names the blocked word at the field', async () => {
    refusal = failure('api.block_word', { word: 'admin' });
    form.type('admin1');
    await form.save();
    expect(form.problem).toEqual({ id: 'error.block_word', values: { word: 'admin' } });
    expect(users.me?.nickname).toBe('Walker');
  });

  it('shows the new picture once it is there', async () => {
    expect(await form.uploadAvatar(new Blob(['four']))).toBe(true);
    expect(users.me?.avatar).toBe('new');
    refusal = failure('api.unsupported_type');
    expect(await form.uploadAvatar(new Blob(['none']))).toBe(false);
    expect(toasts.at(-1)).toEqual({ id: 'edit.avatar.unreadable' });
  });

  it('takes a switch back that the server refused', async () => {
    await form.setNotify('notify', false);
    expect(users.me?.notify).toBe(false);
    refusal = failure('api.unavailable');
    await form.setNotify('notify', true);
    expect(users.me?.notify).toBe(false);
  });

  it('takes a switch back and says so when nobody answers', async () => {
    refusal = connectionLost('/api/v1/users/notify');
    await form.setNotify('sound', false);
    expect(users.me?.sound).toBe(true);
    expect(toasts.at(-1)).toMatchObject({ id: 'error.no_connection' });
  });
});
