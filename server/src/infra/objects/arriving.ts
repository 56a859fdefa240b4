import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ApiError } from '../errors.ts';
import { withDraft } from './drafts.ts';
import { chunksOf } from './freeing.ts';
import { type Inspection, inspect } from './inspect.ts';
import type { FinishFile, ObjectStore, ReceivedObject, StoredObject } from './object-store.ts';
import { openPolicy } from './post-policy.ts';
import type { Signer } from './signing.ts';

interface Dependencies {
  /** Of drafts. */
  dir: string;
  store: ObjectStore;
  signer: Signer;
}

interface Taking extends Inspection {
  /** Before anything of it is read: bytes. */
  admit?(size: number): Promise<void>;
  finish?: FinishFile;
  note?(received: ReceivedObject): Promise<void>;
}

/** Files become objects once they have been looked into; nothing is kept of a refused one. */
export const createArriving = ({ dir, store, signer }: Dependencies) => {
  const keepGood = async (
    key: string,
    body: AsyncIterable<Buffer>,
    { inspection, finish, once }: { inspection: Inspection; finish?: FinishFile | undefined; once: boolean },
  ): Promise<ReceivedObject> => {
    const { chunks, file } = inspect(body, inspection);
    return withDraft(dir, chunks, async (draft) => {
      await finish?.(draft, file.contentType);
      const { size } = await stat(draft);
      await store.keep(key, draft, { once });
      return { key, size, contentType: file.contentType };
    });
  };
  return {
    /**
     * Takes a file that `signedPost` or `signedPut` of this brand allowed, once: `form` has its fields, or the query of its address.
     * @throws api.forbidden, api.data_exists, api.too_large, api.unsupported_type, what `finish` throws
     */
    receive: async (
      brand: string,
      form: Record<string, string>,
      file: Readable | AsyncIterable<Buffer>,
      finish?: FinishFile,
    ): Promise<ReceivedObject> => {
      const policy = openPolicy(signer, brand, form);
      if (await store.get(policy.key)) throw new ApiError('api.data_exists');
      return keepGood(policy.key, chunksOf(file), { inspection: policy, finish, once: true });
    },

    /**
     * Makes `key` of what was sent to other places of the store, in their order; they are gone then, and also when it is
     * refused. Undefined when one of them has not arrived. `note` runs before they go: who is broken off there finds them again.
     * @throws api.too_large, api.unsupported_type, what `admit`, `finish` and `note` throw
     */
    take: async (
      key: string,
      arrivals: readonly string[],
      { admit, finish, note, ...inspection }: Taking,
    ): Promise<ReceivedObject | undefined> => {
      const found = await Promise.all(arrivals.map((arrival) => store.get(arrival)));
      const parts = found.filter((part) => part !== undefined);
      if (parts.length < arrivals.length) return undefined;
      const removeAll = () => Promise.all(arrivals.map((arrival) => store.remove(arrival)));
      try {
        const size = parts.reduce((sum, part) => sum + part.size, 0);
        if (size > inspection.maxBytes) throw new ApiError('api.too_large');
        await admit?.(size);
        const received = await keepGood(key, contentOf(parts), { inspection, finish, once: false });
        await note?.(received);
        await removeAll();
        return received;
      } catch (error) {
        if (error instanceof ApiError && FINAL.has(error.code)) await removeAll();
        throw error;
      }
    },
  };
};

/** Refused for what it is: another try would find the same. */
const FINAL = new Set<string>(['api.too_large', 'api.unsupported_type', 'api.validation']);

const contentOf = async function* (parts: StoredObject[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield* part.chunks?.() ?? (part.read() as AsyncIterable<Buffer>);
};
