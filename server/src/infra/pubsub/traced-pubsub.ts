import type { Span, Step } from '../tracing/span.ts';
import { beginStep, beginTrace, isTracing, tracedNow, traceparentHere } from '../tracing/traced.ts';
import type { Envelope, PubSub } from './pubsub.ts';

const stepOf = (what: string, kind: Step['kind'], { brand, event }: Envelope): Step => ({
  name: `${what} ${event.event}`,
  kind,
  facts: { brand },
});

/** On the trace of who published it, at whichever node. */
const delivery = (envelope: Envelope): Span | undefined =>
  envelope.trace === undefined
    ? undefined
    : beginTrace(stepOf('deliver', 'consumer', envelope), envelope.trace);

/** Publishing is a step of what is told, and so is handing it to sockets, wherever they are. */
export const tracedPubSub = (pubsub: PubSub): PubSub => {
  if (!isTracing()) return pubsub;
  return {
    ...pubsub,
    publish: (envelope) =>
      tracedNow(
        beginStep(() => stepOf('publish', 'producer', envelope)),
        () => {
          const trace = traceparentHere();
          pubsub.publish(trace === undefined ? envelope : { ...envelope, trace });
        },
      ),
    subscribe: (listener) =>
      pubsub.subscribe((envelope) => tracedNow(delivery(envelope), () => listener(envelope))),
  };
};
