import { createHmac, ECDH } from 'node:crypto';
import type { PushConfig, PushKeys } from '../../config.push.ts';
import { PrivateAddressError, type Resolve } from './public-address.ts';
import { createPublicPost, isFitEndpoint } from './public-post.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: it will never take another one; `refused`: not this one; `later`: it may take it. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Seconds that a push service keeps it for a browser that is not there. */
const KEPT = 24 * 3600;

const GONE = new Set([404, 410]);

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.has(status)) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
};

const CURVE = 'prime256v1';
const POINT = 65;
const AUTH = 16;

const isPoint = (key: Buffer): boolean => {
  try {
    // Not compressed: it says where it begins, and whether it lies on the curve.
    return key.length === POINT && key[0] === 4 && ECDH.convertKey(key, CURVE).length > 0;
  } catch {
    return false;
  }
};

/** Whether something can be encrypted with the keys of a browser (RFC 8291), both in base64url. */
export const areFitKeys = ({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean =>
  isPoint(Buffer.from(p256dh, 'base64url')) && Buffer.from(auth, 'base64url').length === AUTH;

/** Letters of a topic (RFC 8030). */
const TOPIC = 32;

/** The same for the same thing told to the same browser; a push service learns from it neither what it is nor who else is told. */
const topicOf = (about: string, endpoint: string, { privateKey }: PushKeys): string =>
  createHmac('sha256', privateKey).update(`topic ${endpoint} ${about}`).digest('base64url').slice(0, TOPIC);

interface Options {
  push: Pick<PushConfig, 'subject'>;
  mode: string;
  /** Names are asked for here, where only public addresses count. */
  resolve?: Resolve;
}

/** Sends encrypted messages to push services. No redirect is followed, and nothing of what they return is read. */
export const createWebPush = ({ push, mode, resolve }: Options) => {
  const isProduction = mode === 'production';

  const post = createPublicPost({ mode, ...(resolve && { resolve }) });

  return {
    isFit: (endpoint: string): boolean => isFitEndpoint(endpoint, isProduction),

    /** `about`: a later message takes the place of one about the same that still waits at the push service. */
    send: async (
      { endpoint, p256dh, auth }: PushTarget,
      { about, payload, keys }: { about: string; payload: object; keys: PushKeys },
    ): Promise<PushOutcome> => {
      if (!isFitEndpoint(endpoint, isProduction) || !areFitKeys({ p256dh, auth })) return 'gone';
      const { default: library } = await import('web-push');
      const target = { endpoint, keys: { p256dh, auth } };
      const { headers, body } = library.generateRequestDetails(target, JSON.stringify(payload), {
        ...{ TTL: KEPT, topic: topicOf(about, endpoint, keys), urgency: 'normal' },
        vapidDetails: { subject: push.subject, ...keys },
      });
      try {
        return outcomeOf(await post(endpoint, headers as Record<string, string | number>, body as Buffer));
      } catch (error) {
        return error instanceof PrivateAddressError ? 'gone' : 'later';
      }
    },
  };
};

export type WebPush = ReturnType<typeof createWebPush>;
