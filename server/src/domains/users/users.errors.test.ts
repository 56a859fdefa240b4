import { afterAll, beforeAll, test } from 'vitest';
import { expectRefusal, posting, type Refusal } from '../../testing/refusals.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

/** Every (code, path) that profiles, notes, avatars and the search for people raise, in both languages. */
let app: TestApp;
let me: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  me = await app.signUp();
});
afterAll(() => app.stop());

const mine = () => me.access;
const form = (content: Buffer) => ({
  method: 'POST' as const,
  token: me.access,
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  body: Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'),
    content,
    Buffer.from('\r\n--b--\r\n'),
  ]),
});

/** A PNG of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const CASES: Refusal[] = [
  [
    '/api/v1/users/me',
    'api.block_word',
    () => ({ method: 'PUT', token: me.access, body: { nickname: '客服' } }),
  ],
  ['/api/v2/users/me', 'api.unauthorized', () => ({ method: 'PUT', body: {} })],
  [
    '/api/v2/users/me',
    'api.validation',
    () => ({ method: 'PUT', token: me.access, body: { nickname: 'x' } }),
  ],
  [
    '/api/v2/users/me',
    'api.block_word',
    () => ({ method: 'PUT', token: me.access, body: { nickname: '客服' } }),
  ],
  ['/api/v1/users/avatar', 'api.unauthorized', posting(() => ({}))],
  ['/api/v1/users/avatar', 'api.unsupported_type', () => form(Buffer.from('text'))],
  ['/api/v1/users/avatar', 'api.validation', () => form(DOT)],
  ['/api/v1/users/avatar', 'api.too_large', () => form(Buffer.alloc(6 * 1024 * 1024))],
  ['/api/v1/users/notify', 'api.unauthorized', posting(() => ({}))],
  ['/api/v1/users/notify', 'api.validation', posting(() => ({ notify: 'x' }), mine)],
  ['/api/v1/users/nicknames', 'api.unauthorized', () => ({})],
  [
    '/api/v1/users/nicknames',
    'api.validation',
    () => ({ token: me.access, url: '/api/v1/users/nicknames?limit=0' }),
  ],
  [
    '/api/v1/users/nicknames/:id',
    'api.unauthorized',
    () => ({ method: 'DELETE', url: '/api/v1/users/nicknames/x' }),
  ],
  [
    '/api/v1/users/nicknames/:id',
    'api.validation',
    () => ({ method: 'PUT', url: '/api/v1/users/nicknames/x', token: me.access, body: { nickname: '' } }),
  ],
  [
    '/api/v1/users/nicknames/:id',
    'api.not_found',
    () => ({ method: 'PUT', url: '/api/v1/users/nicknames/x', token: me.access, body: { nickname: 'x' } }),
  ],
  ['/api/v1/users/memo/:id', 'api.unauthorized', () => ({ url: '/api/v1/users/memo/x' })],
  [
    '/api/v1/users/memo/:id',
    'api.validation',
    () => ({ url: `/api/v1/users/memo/${me.id}`, token: me.access }),
  ],
  ['/api/v1/users/memo/:id', 'api.not_found', () => ({ url: '/api/v1/users/memo/x', token: me.access })],
  ['/api/v2/contacts/search', 'api.unauthorized', () => ({ url: '/api/v2/contacts/search?keyword=a' })],
  ['/api/v2/contacts/search', 'api.validation', () => ({ url: '/api/v2/contacts/search', token: me.access })],
  [
    '/api/v2/contacts/search',
    'api.contact_not_found',
    () => ({ url: '/api/v2/contacts/search?keyword=a', token: me.access }),
  ],
  [
    '/api/v2/contacts/search',
    'api.search_by_phone_denied',
    () => ({ url: '/api/v2/contacts/search?keyword=13800138000', token: me.access }),
  ],
];

test.each(CASES)('%s raises %s in both languages', (...refusal) => expectRefusal(app, refusal));
