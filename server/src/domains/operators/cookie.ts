import { OPS_PATH } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../infra/http/origin.ts';

const NAME = 'ops_session';
const TOKEN = new RegExp(`(?:^|;)\\s*${NAME}=([\\w-]{20,100})\\s*(?:;|$)`);

export const opsCookieOf = (cookies: string | undefined): string | undefined =>
  TOKEN.exec(cookies ?? '')?.[1];

/** No script reads it, no other site sends it, and nothing but the console gets it. It goes with the browser's window. */
export const setOpsCookie = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'header'>,
  token: string | undefined,
): void => {
  const secure = originOf(request.headers.host).startsWith('https:') ? '; Secure' : '';
  const over = token === undefined ? '; Max-Age=0' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${token ?? ''}; Path=${OPS_PATH}; HttpOnly; SameSite=Strict${secure}${over}`,
  );
};
