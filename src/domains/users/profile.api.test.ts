import { expect, it } from 'vitest';
import type { CallOptions } from '../../lib/http/call.ts';
import { Http } from '../../lib/http/http.ts';
import { profileApi } from './profile.api.ts';

it('gives an avatar ten minutes to arrive, and everything else the usual one', async () => {
  const asked: [string, CallOptions['timeout']][] = [];
  const listeners = {
    onSuccess: () => undefined,
    onFailure: () => undefined,
    onMaintenance: () => undefined,
    onGuestQuota: () => undefined,
  };
  const load = async () => ({
    call: async (_: string, path: string, { timeout }: CallOptions) => void asked.push([path, timeout]),
  });
  const profile = profileApi(new Http({ locale: () => 'en', listeners, load }));
  await profile.uploadAvatar(new Blob(['picture']));
  await profile.update({ nickname: 'Walker' });
  expect(asked).toEqual([
    ['/api/v1/users/avatar', 600_000],
    ['/api/v2/users/me', undefined],
  ]);
});
