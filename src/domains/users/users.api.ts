import type { HttpCalls } from '../../lib/http/call.ts';

export const usersApi = (http: HttpCalls) => ({
  /** The current user; its failure is not announced (product.md section 8). */
  me: () => http.call('GET /api/v1/users/me', { background: true }),
});

export type UsersApi = ReturnType<typeof usersApi>;
