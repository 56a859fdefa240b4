import type { HttpCalls, ResultOf } from '../../../lib/http/call.ts';
import { deviceId } from '../device.ts';

/** What came back from Google, and what only this tab knows. */
export interface GoogleProof {
  /** The authorization code. */
  token: string;
  code_verifier: string;
  redirect_uri: string;
  nonce: string;
}

export type GoogleAnswer = ResultOf<'POST /api/v2/oauth/google'>;
export type GoogleSettings = ResultOf<'GET /api/v2/oauth/google'>;

/** Calls of signing in with Google (product.md section 7). The screens show failures in their place. */
export const googleApi = (http: HttpCalls) => ({
  settings: () => http.call('GET /api/v2/oauth/google', { claims: 'all', anonymous: true }),
  signIn: async (proof: GoogleProof) =>
    http.call('POST /api/v2/oauth/google', {
      body: { ...proof, device_type: 'web', device_id: await deviceId() },
      claims: 'all',
      anonymous: true,
    }),
});

export type GoogleApi = ReturnType<typeof googleApi>;
