import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingConfig } from '../../config.tracing.ts';
import { within } from '../within.ts';
import { createIds } from './ids.ts';
import { createChoice } from './sampling.ts';
import type { Origin, Span, Tracer } from './span.ts';
import { parseTraceparent } from './traceparent.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Ended spans that wait to be sent; of more the newest are dropped. */
const MOST = 2048;
/** Milliseconds that stopping waits for who takes traces. */
const PATIENCE = 3_000;
/** Milliseconds of one attempt to send. */
const TIMEOUT = 5_000;

/** Of a trace from elsewhere we choose as of one that begins here; steps within this process go with it. */
const samplerOf = (isChosen: (traceId: string) => boolean): Sampler => {
  const own: Sampler = {
    shouldSample: (_context, traceId) => ({
      decision: isChosen(traceId) ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
    toString: () => 'share',
  };
  return new ParentBasedSampler({ root: own, remoteParentSampled: own, remoteParentNotSampled: own });
};

/** Says once that nobody takes traces, and once that somebody does again. */
const telling = (exporter: SpanExporter, log: Pick<Logger, 'info' | 'warn'>): SpanExporter => {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // 0 is success (`ExportResultCode` of a package that we do not name).
        const hasFailed = result.code !== 0;
        if (hasFailed && !isAway) log.warn({ err: result.error }, 'traces are not taken: some are lost');
        if (!hasFailed && isAway) log.info('traces are taken again');
        isAway = hasFailed;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
};

export interface OtlpTracer extends Tracer {
  /** Sends what is left, for three seconds at most. */
  stop(): Promise<void>;
}

/** Steps as spans of OpenTelemetry, sent by OTLP over HTTP. Nobody waits for that, and what is not taken is lost. */
export const createOtlpTracer = (
  { url, service, version, share, secret }: TracingConfig & { version: string; secret: Buffer },
  log: Pick<Logger, 'info' | 'warn'>,
): OtlpTracer => {
  const exporter = telling(new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT }), log);
  const ids = createIds();
  const provider = new TracerProvider({
    idGenerator: ids.generator,
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: samplerOf(createChoice(share, secret)),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: MOST, exportTimeoutMillis: 2 * TIMEOUT }),
    ],
  });
  const tracer = provider.getTracer(service, version);
  const known = new WeakMap<Span, Context>();
  const contextOf = (parent: Origin['parent']): Context => {
    if (typeof parent === 'object') return known.get(parent) ?? ROOT_CONTEXT;
    const remote = parseTraceparent(parent);
    if (!remote) return ROOT_CONTEXT;
    return trace.setSpanContext(ROOT_CONTEXT, { ...remote, traceFlags: TraceFlags.NONE, isRemote: true });
  };
  return {
    begin: ({ name, kind, facts = {} }, { parent, links = [], as }) => {
      const linked = links.flatMap((link) => {
        const found = trace.getSpanContext(known.get(link) ?? ROOT_CONTEXT);
        return found ? [{ context: found }] : [];
      });
      const options = { kind: KINDS[kind], attributes: facts, links: linked };
      const own = parseTraceparent(as?.traceparent);
      const inner =
        as && own
          ? ids.under(own, () =>
              tracer.startSpan(name, { ...options, startTime: Date.now() - as.ago }, ROOT_CONTEXT),
            )
          : tracer.startSpan(name, options, contextOf(parent));
      const { traceId, spanId, traceFlags } = inner.spanContext();
      const span: Span = {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        isKept: inner.isRecording(),
        note: (more) => void inner.setAttributes(more),
        end: (failure) => {
          if (failure !== undefined)
            inner.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
          inner.end();
        },
      };
      known.set(span, trace.setSpan(ROOT_CONTEXT, inner));
      return span;
    },
    stop: () => within(PATIENCE, provider.shutdown()).catch(() => undefined),
  };
};
