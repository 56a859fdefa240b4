import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOTICES, noticePolicy, renderNotice } from '../brand/notice.ts';
import { lookOf } from '../infra/http/prefs.ts';
import type { Tenant } from '../infra/tenancy.ts';

/** Who opens an address in a browser gets a page; calls and tools get their code. */
const isVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  /\btext\/html\b/.test(headers.accept ?? '') &&
  !/^\/(api|social|brand)(\/|\?|$)/.test(url);

/** Sends the brand's own page for a status; undefined where an error body belongs, or nobody knows the brand. */
export const sendNotice = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply | undefined => {
  const notice = NOTICES.find((each) => each === String(status));
  // A host of no brand has no tenant: its error is sent before one is given.
  const tenant = request.tenant as Tenant | undefined;
  if (notice === undefined || tenant === undefined || !isVisit(request)) return undefined;
  const { brand } = tenant;
  const { locale, scheme } = lookOf(request);
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', noticePolicy(brand))
    .header('x-content-type-options', 'nosniff')
    .header('vary', 'accept, accept-language, cookie, host')
    .send(renderNotice(brand, notice, locale, scheme));
};
