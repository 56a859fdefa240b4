import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Value {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
}

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
  links?: { traceId: string; spanId: string }[];
  status?: { code?: number };
}

interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: OtlpSpan[] }[];
  }[];
}

export interface TakenSpan extends Omit<OtlpSpan, 'attributes'> {
  facts: Record<string, string | number | undefined>;
}

const factsIn = (attributes: OtlpSpan['attributes']): TakenSpan['facts'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );

/** What takes traces: OTLP over HTTP, as JSON. `url` is what `OTEL_EXPORTER_OTLP_ENDPOINT` names. */
export const startCollector = async () => {
  const spans: TakenSpan[] = [];
  const resources: TakenSpan['facts'][] = [];
  /** As they came: for what must not be in them. */
  const texts: string[] = [];
  const take = async (request: IncomingMessage): Promise<void> => {
    const traces = (await json(request)) as OtlpTraces;
    texts.push(JSON.stringify(traces));
    for (const { resource, scopeSpans } of traces.resourceSpans) {
      resources.push(factsIn(resource.attributes));
      for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, facts: factsIn(attributes) });
    }
  };
  const server = createServer((request, response) => {
    const isFit = request.method === 'POST' && request.url === '/v1/traces';
    if (!isFit) return void response.writeHead(404).end();
    take(request).then(
      () => response.setHeader('content-type', 'application/json').end('{}'),
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resources,
    texts,
    /** Below this one, and below those. */
    below: (span: Pick<TakenSpan, 'spanId'>): TakenSpan[] => {
      const own = spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
      const inner = (each: TakenSpan): TakenSpan[] => [
        each,
        ...spans.filter(({ parentSpanId }) => parentSpanId === each.spanId).flatMap(inner),
      ];
      return own.flatMap(inner);
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

export type Collector = Awaited<ReturnType<typeof startCollector>>;
