import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Span } from '../tracing/span.ts';
import { beginElsewhere, beginTrace } from '../tracing/traced.ts';

/** Ours to answer for: what a caller did wrong is no failure of the server. */
const failureIn = ({ failure }: FastifyRequest, { statusCode, raw }: FastifyReply): string | undefined => {
  if (!raw.writableEnded) return 'aborted';
  return statusCode >= 500 ? (failure ?? String(statusCode)) : undefined;
};

/** Of the first call of a tap: how many milliseconds ago that was. */
const TAP = /^livery=(\d{1,4})$/;

/** The step of the tap that a kept call comes from, told by the first of its calls: until that one is answered. */
const tapOf = ({ headers }: FastifyRequest, call: Span): Span | undefined => {
  const { traceparent, tracestate } = headers;
  const [, ago] = (typeof tracestate === 'string' && TAP.exec(tracestate)) || [];
  if (!call.isKept || ago === undefined || typeof traceparent !== 'string') return undefined;
  // A call that does not go on from it has a trace of its own.
  if (traceparent.split('-')[1] !== call.traceparent.split('-')[1]) return undefined;
  return beginElsewhere({ name: 'tap', kind: 'client' }, traceparent, Number(ago));
};

/** The step of a request, from its first hook until its answer is gone; undefined where nothing is traced. */
export const traceRequest = (request: FastifyRequest, reply: FastifyReply): Span | undefined => {
  const { id, method, headers, place } = request;
  const route = place.url ?? 'none';
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
  const tap = tapOf(request, span);
  reply.raw.once('close', () => {
    span.note({
      brand: (request.tenant as FastifyRequest['tenant'] | undefined)?.brand.id,
      'http.response.status_code': reply.statusCode,
      'error.code': request.failure,
    });
    const failure = failureIn(request, reply);
    span.end(failure);
    tap?.end(failure);
  });
  return span;
};
