import { ApiError } from '../../infra/errors.ts';

export interface GroupCommitOptions<In, Out> {
  /** Stores all of a batch in one transaction; answers in the order of the items. */
  store: (items: In[]) => Promise<Out[]>;
  /** Items of one lane are stored in the order of their coming; lanes go on side by side. */
  lanes: number;
  maxBatch: number;
  /** More than this waiting in a lane is refused: the database cannot keep up. */
  maxWaiting: number;
}

interface Waiting<In, Out> {
  item: In;
  resolve: (out: Out) => void;
  reject: (reason: unknown) => void;
}

/**
 * Collects concurrent writes while the one before is being committed, and stores them as one. A lone write waits for
 * nothing; under load the batch grows and a commit costs each writer less.
 */
export const createGroupCommit = <In, Out>(options: GroupCommitOptions<In, Out>) => {
  const lanes = Array.from({ length: options.lanes }, () => createLane(options));
  /** Resolves when the item is committed. `key` picks the lane. @throws api.unavailable */
  return (key: string, item: In): Promise<Out> =>
    (lanes[hash(key) % lanes.length] ?? createLane(options))(item);
};

const createLane = <In, Out>({ store, maxBatch, maxWaiting }: GroupCommitOptions<In, Out>) => {
  const waiting: Waiting<In, Out>[] = [];
  let busy = false;
  const drain = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch);
      await settle(batch, store);
    }
    busy = false;
  };
  return (item: In): Promise<Out> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new ApiError('api.unavailable'));
      waiting.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      // What else came in with this turn of the loop goes along.
      setImmediate(drain);
    });
};

const settle = async <In, Out>(batch: Waiting<In, Out>[], store: (items: In[]) => Promise<Out[]>) => {
  try {
    const results = await store(batch.map(({ item }) => item));
    batch.forEach(({ resolve }, index) => {
      resolve(results[index] as Out);
    });
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};

const hash = (key: string): number => {
  let value = 0;
  for (let index = 0; index < key.length; index += 1) value = (value * 31 + key.charCodeAt(index)) >>> 0;
  return value;
};
