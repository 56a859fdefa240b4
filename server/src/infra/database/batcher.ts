import { ApiError } from '../errors.ts';

export interface BatcherOptions<In, Out> {
  /** One statement for all of them; returns results in the order of the items. */
  run: (items: In[]) => Promise<Out[]>;
  /** More than these wait for the run after the next. */
  maxBatch: number;
  /** With more than these waiting, new ones are refused: the database cannot keep up. */
  maxWaiting: number;
}

interface Waiting<In, Out> {
  item: In;
  resolve: (out: Out) => void;
  reject: (reason: unknown) => void;
}

/**
 * Collects what comes in while the statement before is under way, and runs it as one. A lone item waits for nothing;
 * under load batches grow, and round trip, parsing and commit are paid once for many. Items are run in the order of
 * their coming, and never by a statement that began before they came.
 * @throws api.unavailable, or what `run` throws, for every item of its batch
 */
export const createBatcher = <In, Out>({ run, maxBatch, maxWaiting }: BatcherOptions<In, Out>) => {
  const waiting: Waiting<In, Out>[] = [];
  let isBusy = false;
  const drain = async () => {
    while (waiting.length > 0) await settle(waiting.splice(0, maxBatch), run);
    isBusy = false;
  };
  return (item: In): Promise<Out> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new ApiError('api.unavailable'));
      waiting.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // What else came in with this turn of the loop goes along.
      setImmediate(drain);
    });
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
