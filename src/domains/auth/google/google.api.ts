import type { Tokens } from '@livery/contract';
import type { Http } from '../../../lib/http/http.ts';
import { deviceId } from '../device.ts';

/** Where signing in begins. */
export interface GoogleSettings {
  client_id: string;
  authorization_endpoint: string;
}

/** What came back from Google, and what only this tab knows. */
export interface GoogleProof {
  /** The authorization code. */
  token: string;
  code_verifier: string;
  redirect_uri: string;
  nonce: string;
}

export type GoogleAnswer =
  | ({ op_type: 'login' } & Tokens)
  | {
      op_type: 'register';
      oauth_ticket: string;
      /** The address that Google verified, or `''`. */
      email: string;
      nickname: string;
      /** The address leads to an account, which links after its password or a code. */
      account_exists: boolean;
    };

const PATH = '/api/v2/oauth/google';

/** Calls of signing in with Google (product.md section 7). The screens show failures in their place. */
export const googleApi = (http: Http) => ({
  settings: () => http.get<GoogleSettings>(PATH, { quiet: true, anonymous: true }),
  signIn: async (proof: GoogleProof) =>
    http.post<GoogleAnswer>(
      PATH,
      { ...proof, device_type: 'web', device_id: await deviceId() },
      { quiet: true, anonymous: true },
    ),
});

export type GoogleApi = ReturnType<typeof googleApi>;
