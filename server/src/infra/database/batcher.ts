import { ApiError } from '../errors.ts';
import { runNowhere } from '../here.ts';
import type { Span, Step } from '../tracing/span.ts';
import { spanHere, tracedTogether } from '../tracing/traced.ts';
import { publishVital } from '../vitals.ts';
import { within } from '../within.ts';
import { PATIENCE } from './deadlines.ts';

export interface BatcherOptions<In, Out> {
  /** What measurements call it. */
  name: string;
  /** One statement for all of them; returns results in the order of the items. */
  run: (items: In[]) => Promise<Out[]>;
  /** More than these wait for the run after the next. */
  maxBatch: number;
  /** With more than these waiting, new ones are refused: the database cannot keep up. */
  maxWaiting: number;
  /** Milliseconds after which an item is refused that has no result, and a run is no longer waited for. */
  patience?: number;
}

interface Waiting<In, Out> {
  item: In;
  /** What it is a step of. */
  span: Span | undefined;
  /** When its caller has gone. */
  until: number;
  resolve: (out: Out) => void;
  reject: (reason: unknown) => void;
}

/**
 * Collects what comes in while the statement before is under way, and runs it as one. A lone item waits for nothing;
 * under load batches grow, and round trip, parsing and commit are paid once for many. Items are run in the order of
 * their coming, and never by a statement that began before they came. One that was refused before its turn is not run;
 * one that is refused during its run may have gone through.
 * @throws api.unavailable, or what `run` throws, for every item of its batch
 */
export const createBatcher = <In, Out>({
  name,
  run,
  maxBatch,
  maxWaiting,
  patience = PATIENCE,
}: BatcherOptions<In, Out>) => {
  const waiting: Waiting<In, Out>[] = [];
  let isBusy = false;
  const drain = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch).filter(({ until }) => performance.now() < until);
      if (batch.length === 0) continue;
      const start = performance.now();
      const spans = batch.map(({ span }) => span);
      const step = (): Step => ({ name: `batch ${name}`, kind: 'client', facts: { size: batch.length } });
      await settle(batch, (items) =>
        within(
          patience,
          tracedTogether(step, spans, () => run(items)),
        ),
      );
      const seconds = (performance.now() - start) / 1000;
      publishVital('batch', { name, size: batch.length, seconds });
    }
    isBusy = false;
  };
  const submit = (item: In): Promise<Out> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new ApiError('api.unavailable'));
      waiting.push({ item, span: spanHere(), until: performance.now() + patience, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // What else came in with this turn of the loop goes along.
      runNowhere(() => setImmediate(drain));
    });
  return (item: In): Promise<Out> => within(patience, submit(item));
};

const settle = async <In, Out>(batch: Waiting<In, Out>[], run: (items: In[]) => Promise<Out[]>) => {
  try {
    const results = await run(batch.map(({ item }) => item));
    batch.forEach(({ resolve }, index) => {
      resolve(results[index] as Out);
    });
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};
