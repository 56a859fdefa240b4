import { expect, it } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { profileApi } from './profile.api.ts';

it('gives an avatar ten minutes to arrive, and everything else the usual one', async () => {
  const http = fakeCalls({
    'POST /api/v1/users/avatar': () => ({ avatar: '', avatar_thumbnail: '' }),
    'POST /api/v1/users/notify': () => ({}),
  });
  const profile = profileApi(http);
  await profile.uploadAvatar(new Blob(['picture']));
  await profile.setNotify({ notify: true });
  expect(http.asked.map(({ call, options }) => [call, options['timeout']])).toEqual([
    ['POST /api/v1/users/avatar', 600_000],
    ['POST /api/v1/users/notify', undefined],
  ]);
});
