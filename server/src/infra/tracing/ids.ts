import { RandomIdGenerator } from '@opentelemetry/sdk-trace';

export interface SpanIds {
  traceId: string;
  spanId: string;
}

/** Ids by chance, but for a span that has its own already: who began it, elsewhere, has told them. */
export const createIds = () => {
  const random = new RandomIdGenerator();
  let own: SpanIds | undefined;
  return {
    generator: {
      generateTraceId: () => own?.traceId ?? random.generateTraceId(),
      generateSpanId: () => own?.spanId ?? random.generateSpanId(),
    },
    /** Begins one span under these ids, at once. */
    under: <T>(ids: SpanIds, begin: () => T): T => {
      own = ids;
      try {
        return begin();
      } finally {
        own = undefined;
      }
    },
  };
};
