import { randomBytes } from 'node:crypto';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import { readRedis } from '../../config.redis.ts';
import { readTracing } from '../../config.tracing.ts';
import type { Environment } from '../../config.values.ts';
import { DOCTOR_HEADER } from '../http/doctor-proof.ts';
import { openRedis } from '../redis/redis.ts';
import { within } from '../within.ts';
import { type Finding, messageOf, ok, warn, wrong } from './finding.ts';

const PATIENCE = 10_000;

/** @throws ConfigError */
export const checkRedis = async (env: Environment): Promise<Finding[]> => {
  const config = readRedis(env);
  if (!config) return [];
  const quiet = { info: () => undefined, warn: () => undefined };
  const said = await openRedis(config, quiet).then(
    async (redis) => {
      const answer = await within(PATIENCE, redis.command('PING')).catch(() => undefined);
      await redis.close();
      return answer === undefined ? 'Redis does not answer.' : undefined;
    },
    (error: unknown) => messageOf(error),
  );
  return [
    said === undefined ? ok('redis', 'It answers.') : wrong('redis', said, 'Start it, or correct REDIS_URL.'),
  ];
};

const verify = async (url: string, requireTLS: boolean): Promise<unknown> => {
  const limits = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = createTransport({ url, requireTLS, ...limits });
  return transport
    .verify()
    .then(
      () => undefined,
      (error: unknown) => error,
    )
    .finally(() => transport.close());
};

/** Connects, and signs in; sends nothing. */
export const checkMail = async (url: string | undefined): Promise<Finding[]> => {
  if (!url) return [];
  const remedy = 'Correct SMTP_URL: host, port, user and password.';
  const isTls = url.startsWith('smtps:');
  const refused = await verify(url, !isTls);
  if (refused === undefined) return [ok('mail', 'The server takes mails, behind TLS.')];
  if (isTls || (await verify(url, false)) !== undefined) return [wrong('mail', messageOf(refused), remedy)];
  return [
    warn(
      'mail',
      'The server takes mails, but without STARTTLS: codes go to it in clear.',
      'Name one that has it, or smtps://.',
    ),
  ];
};

/** Whether something answers there; no message is sent. */
export const checkSms = async (url: string | undefined, token: string | undefined): Promise<Finding[]> => {
  if (!url) return [];
  const headers = { authorization: `Bearer ${token ?? ''}` };
  try {
    const options = {
      method: 'HEAD',
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    } as const;
    const { status } = await fetch(url, options);
    if (status === 401 || status === 403)
      return [wrong('sms', `The gateway answers ${status}.`, 'Correct SMS_GATEWAY_TOKEN.')];
    if (status === 404 || status >= 500)
      return [warn('sms', `The gateway answers ${status}.`, 'Correct SMS_GATEWAY_URL, or ask who runs it.')];
    return [ok('sms', 'The gateway answers; nothing was sent.')];
  } catch (error) {
    return [
      wrong(
        'sms',
        `The gateway cannot be reached: ${messageOf(error)}.`,
        'Correct SMS_GATEWAY_URL, or let the server out to it.',
      ),
    ];
  }
};

/** Whether somebody takes traces there; none is sent. @throws ConfigError */
export const checkTracing = async (env: Environment): Promise<Finding[]> => {
  const config = readTracing(env);
  if (!config) return [];
  const remedy =
    'Start it, or correct OTEL_EXPORTER_OTLP_ENDPOINT; nobody waits for it, and traces are lost.';
  try {
    const { ok: isTaken, status } = await fetch(config.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"resourceSpans":[]}',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    // Who wants to know who sends (`OTEL_EXPORTER_OTLP_HEADERS`) is there.
    const isThere = isTaken || status === 401 || status === 403;
    return [
      isThere
        ? ok('traces', 'They are taken.')
        : warn('traces', `What takes them answers ${status}.`, remedy),
    ];
  } catch (error) {
    return [warn('traces', `What takes them cannot be reached: ${messageOf(error)}.`, remedy)];
  }
};

const DAY = 86_400_000;
const SOON = 14;

/** Days until the certificate that is shown there ends; what it is worth otherwise is for whoever calls there. */
const daysLeft = (url: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = url;
    const options = { host, port: Number(port || 443), servername: host, rejectUnauthorized: false };
    const socket = connect({ ...options, timeout: PATIENCE }, () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      socket.end();
      resolve(Math.floor((ends - Date.now()) / DAY));
    });
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });

const checkCertificate = async (url: URL): Promise<Finding[]> => {
  if (url.protocol !== 'https:') return [];
  const remedy = 'Have the proxy renew it.';
  const days = await daysLeft(url).catch((error: unknown) => messageOf(error));
  if (typeof days === 'string')
    return [wrong('tls', `${url.host}: ${days}.`, 'Look whether the proxy runs.')];
  if (days < 0) return [wrong('tls', `The certificate of ${url.host} has ended.`, remedy)];
  const said = `The certificate of ${url.host} is good for ${days} days.`;
  return [days < SOON ? warn('tls', said, remedy) : ok('tls', said)];
};

/** An address that nobody has (RFC 5737). */
const MADE_UP = '203.0.113.77';
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

export interface ProxyQuestions {
  addressHeader: string | undefined;
  /** What the server shows who calls by (see `healthRoutes`). */
  proof: (nonce: string) => string;
}

/** Asks through the public address, with a header that only the proxy may write. */
const checkAddress = async (url: URL, { addressHeader, proof }: ProxyQuestions): Promise<Finding[]> => {
  const nonce = randomBytes(16).toString('hex');
  const headers = {
    [DOCTOR_HEADER]: `${nonce}.${proof(nonce)}`,
    ...(addressHeader && { [addressHeader]: MADE_UP }),
  };
  const response = await fetch(new URL('/healthz', url), { headers, signal: AbortSignal.timeout(PATIENCE) });
  const { address } = (await response.json().catch(() => ({}))) as { address?: string };
  if (!response.ok || address === undefined)
    return [
      wrong(
        'proxy',
        `What answers at ${url.host} is not this installation (${response.status}).`,
        "Let the proxy pass everything on, with Host; SECRET_KEY has to be the server's.",
      ),
    ];
  if (address.includes(MADE_UP))
    return [
      wrong(
        'proxy',
        `At ${url.host} callers choose their own address: the proxy passes ${addressHeader} on.`,
        `Have it write ${addressHeader} itself, over whatever came.`,
      ),
    ];
  if (addressHeader === undefined && LOOPBACK.test(address) && url.protocol === 'https:')
    return [
      wrong(
        'proxy',
        'Everybody has the address of the proxy: limits count all as one.',
        "Set ADDRESS_HEADER to the header in which it writes the caller's.",
      ),
    ];
  return [ok('proxy', `${url.host} sees this machine as ${address}.`)];
};

/** Of one public address. */
export const checkPublic = async (address: string, questions: ProxyQuestions): Promise<Finding[]> => {
  const url = new URL(address);
  const seen = checkAddress(url, questions).catch((error: unknown) => [
    wrong(
      'proxy',
      `${url.host} does not answer: ${messageOf(error)}.`,
      'Look at its name, its certificate, and whether the proxy runs.',
    ),
  ]);
  return [...(await checkCertificate(url)), ...(await seen)];
};
