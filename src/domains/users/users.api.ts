import type { User } from '@livery/contract';
import type { Http } from '../../lib/http/http.ts';

export const usersApi = (http: Http) => ({
  /** The current user; its failure is not announced (product.md section 8). */
  me: () => http.get<User>('/api/v1/users/me', { quiet: true }),
});

export type UsersApi = ReturnType<typeof usersApi>;
