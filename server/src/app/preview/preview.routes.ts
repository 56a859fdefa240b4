import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../brand/brand.ts';
import { themeIn } from '../../brand/language-fonts.ts';
import { escapeHtml } from '../../infra/html.ts';
import { lookOf } from '../../infra/http/prefs.ts';
import type { BrandPreview, Infra, PreviewState } from '../../infra/infra.ts';
import { refuseStrangers } from '../../infra/mail/mailbox.routes.ts';
import { followFolder } from './follow-folder.ts';

const OPEN = { config: { access: 'open' } } as const;
const SCRIPT = '/dev/preview/page.js';

/** Others are served beside it in the studio: nobody saves those. */
export const isWorkedOn = ({ id }: BrandPreview, brand: Pick<Brand, 'id'>): boolean =>
  id === undefined || id === brand.id;

/** Stands in each page of a preview, and in no other: what it asks for is no part of the client's build. */
export const previewScript = (revision: string): string =>
  `<script src="${SCRIPT}" data-revision="${escapeHtml(revision)}" defer></script>`;

/** In `brand preview`, never in production: open pages hear of each save of the folder, and come again by themselves. */
export const previewRoutes = (app: FastifyInstance, { config, preview }: Infra): void => {
  if (!preview || config.mode !== 'development') return;
  const { addressHeader } = config;
  /** How to end what is open: a server that stops waits for it otherwise. */
  const open = new Set<() => void>();
  app.get(SCRIPT, OPEN, async (request, reply) => {
    refuseStrangers(request, addressHeader);
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', 'text/javascript; charset=utf-8')
      .send(`(${followFolder})();`);
  });
  app.get('/dev/preview/theme.css', OPEN, async (request, reply) => {
    refuseStrangers(request, addressHeader);
    const { locale } = { ...lookOf(request), ...preview.look };
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', 'text/css; charset=utf-8')
      .send(themeIn(locale, request.tenant.brand.themeCss));
  });
  app.get('/dev/preview/events', OPEN, (request, reply) => {
    refuseStrangers(request, addressHeader);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const tell = (state: PreviewState) => void raw.write(`data: ${JSON.stringify(state)}\n\n`);
    const forget = preview.onChange(tell);
    const end = () => {
      forget();
      raw.end();
    };
    open.add(end);
    raw.once('close', () => {
      forget();
      open.delete(end);
    });
    tell(preview.state);
  });
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
};
