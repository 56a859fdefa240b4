import { LIMITS, type User } from '@livery/contract';
import type { HttpCalls } from '../../lib/http/call.ts';

declare module '../../lib/stores/stores.ts' {
  interface Stores {
    profile: ProfileApi;
  }
}

/** Whether and how notifications come. */
export type NotifySetting = 'notify' | 'notify_detail' | 'sound' | 'vibration';

/** What a person changes of themselves (product.md section 7). */
export const profileApi = (http: HttpCalls) => ({
  /** Absent fields stay; returns the whole user. */
  update: (fields: Partial<Pick<User, 'nickname' | 'country' | 'social_account'>>) =>
    http.call('PUT /api/v2/users/me', { body: fields, claims: 'all' }),
  /** A picture of exactly 360 × 360. */
  uploadAvatar: (picture: Blob) => {
    const body = new FormData();
    body.append('image', picture, 'avatar');
    return http.call('POST /api/v1/users/avatar', { body, claims: 'all', timeout: LIMITS.uploadTimeout });
  },
  setNotify: (settings: Partial<Pick<User, NotifySetting>>) =>
    http.call('POST /api/v1/users/notify', { body: settings }),
});

export type ProfileApi = ReturnType<typeof profileApi>;
