import { LIMITS, type User } from '@livery/contract';
import type { Http } from '../../lib/http/http.ts';

declare module '../../lib/stores/stores.ts' {
  interface Stores {
    profile: ProfileApi;
  }
}

/** Whether and how notifications come. */
export type NotifySetting = 'notify' | 'notify_detail' | 'sound' | 'vibration';

/** What a person changes of themselves (product.md section 7). */
export const profileApi = (http: Http) => ({
  /** Absent fields stay; answers the whole user. */
  update: (fields: Partial<Pick<User, 'nickname' | 'country' | 'social_account'>>) =>
    http.put<User>('/api/v2/users/me', fields, { quiet: true }),
  /** A picture of exactly 360 × 360. */
  uploadAvatar: (picture: Blob) => {
    const body = new FormData();
    body.append('image', picture, 'avatar');
    return http.post<Pick<User, 'avatar' | 'avatar_thumbnail'>>('/api/v1/users/avatar', body, {
      quiet: true,
      timeout: LIMITS.uploadTimeout,
    });
  },
  setNotify: (settings: Partial<Pick<User, NotifySetting>>) => http.post('/api/v1/users/notify', settings),
});

export type ProfileApi = ReturnType<typeof profileApi>;
