import type { Mailbox } from '../mail/mailbox.ts';

export interface ShortMessage {
  brand: string;
  /** Dial code + national number, digits only. */
  to: string;
  text: string;
  /** The code in the text, for the development mailbox. */
  code?: string;
}

/** Sends one short message of a brand. Rejects when it could not be handed over. */
export interface SmsGateway {
  send(message: ShortMessage): Promise<void>;
}

const TIMEOUT = 10_000;

/** Failures before the gateway could have read anything: only these may be tried again without sending twice. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Posts `{brand, to, text}` as JSON with a bearer token; any 2xx is success. Ten seconds in all. */
export const createSmsGateway = ({ url, token }: { url: string; token: string }): SmsGateway => ({
  send: async ({ brand, to, text }) => {
    const post = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ brand, to: `+${to}`, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
    const response = await post().catch((error: unknown) => {
      if (wasConnected(error)) throw error;
      return post();
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway returned ${response.status}`);
  },
});

const wasConnected = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return !NOT_CONNECTED.has(code);
};

export const createMailboxSms = (mailbox: Mailbox): SmsGateway => ({
  send: async ({ brand, to, text, code = null }) =>
    mailbox.put(brand, { to, channel: 'sms', code, subject: text, text }),
});
