import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { escapeHtml } from '../html.ts';
import { hostName } from '../http/host-name.ts';
import type { Infra } from '../infra.ts';
import type { MailboxEntry } from './mailbox.ts';

const LOOPBACK_PEERS = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded(-.*)?)$/;

/**
 * Pages for developers. They exist in development only, and only for a browser on this machine that talks to the
 * server directly; anyone else gets the response of an unknown route.
 */
export const developmentRoutes = (
  app: FastifyInstance,
  { mailbox, config: { addressHeader } }: Infra,
): void => {
  if (!mailbox) return;
  const config = { access: 'open' } as const;
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', { config }, async (request, reply) => {
    refuseStrangers(request, addressHeader);
    const list = mailbox.list(request.tenant.brand.id, toOf(request.query.to));
    return reply.header('cache-control', 'no-store').send({ result: { list: list.map(presentEntry) } });
  });
  app.get('/dev/mailbox', { config }, async (request, reply) => {
    refuseStrangers(request, addressHeader);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(request.tenant.brand.config.title.en, mailbox.list(request.tenant.brand.id)));
  });
};

/** What is for developers is for a browser on this machine alone. @throws api.not_found */
export const refuseStrangers = (
  { raw, headers }: FastifyRequest,
  addressHeader: string | undefined,
): void => {
  const host = hostName(headers.host ?? '');
  const isLocal = host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost');
  const isForwarded = Object.keys(headers).some((name) => name === addressHeader || FORWARDING.test(name));
  if (isLocal && !isForwarded && LOOPBACK_PEERS.has(raw.socket.remoteAddress ?? '')) return;
  throw new ApiError('api.not_found');
};

const toOf = (to: string | string[] | undefined): string | undefined =>
  (Array.isArray(to) ? to[0] : to)
    ?.trim()
    .replace(/^\+(?=\d+$)/, '')
    .toLowerCase() || undefined;

const presentEntry = ({ id, to, channel, code, subject, create_at }: MailboxEntry) => ({
  id,
  to,
  channel,
  code,
  subject,
  create_at,
});

const mailboxPage = (title: string, entries: readonly MailboxEntry[]): string => {
  const rows = entries.map(({ create_at, to, channel, code, text }) => {
    const cells = [create_at, channel, to, code ?? '', text].map((cell) => `<td>${escapeHtml(cell)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  const heads = ['Time', 'Channel', 'To', 'Code', 'Text'].map((head) => `<th scope="col">${head}</th>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox · ${escapeHtml(title)}</title></head>
<body><h1>Mailbox · ${escapeHtml(title)}</h1>
<p>Messages of this brand, newest first. <a href="/dev/mailbox">Reload</a></p>
<table border="1" cellpadding="6"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>
</body></html>`;
};
