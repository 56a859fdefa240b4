import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Span } from '../tracing/span.ts';
import { beginTrace } from '../tracing/traced.ts';

/** Ours to answer for: what a caller did wrong is no failure of the server. */
const failureIn = ({ failure }: FastifyRequest, { statusCode, raw }: FastifyReply): string | undefined => {
  if (!raw.writableEnded) return 'aborted';
  return statusCode >= 500 ? (failure ?? String(statusCode)) : undefined;
};

/** The step of a request, from its first hook until its answer is gone; undefined where nothing is traced. */
export const traceRequest = (request: FastifyRequest, reply: FastifyReply): Span | undefined => {
  const { id, method, headers, routeOptions } = request;
  const route = routeOptions.url ?? 'none';
  const given = headers['traceparent'];
  const span = beginTrace(
    {
      name: `${method} ${route}`,
      kind: 'server',
      facts: { 'http.request.method': method, 'http.route': route, 'request.id': id },
    },
    typeof given === 'string' ? given : undefined,
  );
  if (!span) return undefined;
  reply.raw.once('close', () => {
    span.note({
      brand: (request.tenant as FastifyRequest['tenant'] | undefined)?.brand.id,
      'http.response.status_code': reply.statusCode,
      'error.code': request.failure,
    });
    span.end(failureIn(request, reply));
  });
  return span;
};
