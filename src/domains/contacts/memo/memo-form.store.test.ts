import type { Memo } from '@livery/contract';
import { beforeEach, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { MemoForm } from './memo-form.store.ts';

let server: Memo;
let http: FakeCalls;
let form: MemoForm;

beforeEach(() => {
  server = { nickname: 'Boss', description: 'Met on a hill' };
  http = fakeCalls({
    'GET /api/v1/users/memo/:id': () => server,
    'POST /api/v1/users/memo/:id': ({ body }) => {
      server = { ...server, ...body };
      return server;
    },
  });
  form = new MemoForm(http, 'ann');
});

const shown = () => ({ nickname: form.nickname, description: form.description });

it('shows what was noted, also elsewhere since', async () => {
  await form.load();
  expect([form.status, shown()]).toEqual(['ready', server]);
  server = { nickname: 'Chief', description: '' };
  await form.load();
  expect(shown()).toEqual(server);
});

it('keeps what was typed until it is saved', async () => {
  await form.load();
  form.setDescription('Brings tea');
  await form.load();
  expect(shown()).toEqual({ nickname: 'Boss', description: 'Brings tea' });
  expect(await form.save()).toEqual({ nickname: 'Boss', description: 'Brings tea' });
  server = { nickname: 'Boss', description: 'Brings cake' };
  await form.load();
  expect(form.description).toBe('Brings cake');
});

it('keeps what is typed while it is read anew', async () => {
  await form.load();
  const reading = form.load();
  form.setNickname('Chief');
  await reading;
  expect(form.nickname).toBe('Chief');
});

it('says why it could not be read, but not over what is there', async () => {
  const lost = connectionLost('GET');
  http.answers['GET /api/v1/users/memo/:id'] = () => Promise.reject(lost);
  await form.load();
  expect([form.status, form.error]).toEqual(['failed', lost]);
  http.answers['GET /api/v1/users/memo/:id'] = () => server;
  await form.load();
  http.answers['GET /api/v1/users/memo/:id'] = () => Promise.reject(lost);
  await form.load();
  expect(form.status).toBe('ready');
});

it('says in its place what the server refuses, and keeps the words', async () => {
  await form.load();
  form.setNickname('Rude');
  http.answers['POST /api/v1/users/memo/:id'] = () => {
    throw refusal('api.block_word');
  };
  expect(await form.save()).toBeUndefined();
  expect([form.saving.problem, form.nickname]).toEqual([{ plain: 'says api.block_word' }, 'Rude']);
});
