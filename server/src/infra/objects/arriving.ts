import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ApiError } from '../errors.ts';
import { withDraft } from './drafts.ts';
import { chunksOf } from './freeing.ts';
import { type Inspection, inspect } from './inspect.ts';
import type { Handling, ObjectStore, ReceivedObject, StoredObject } from './object-store.ts';
import { openPolicy } from './post-policy.ts';
import type { Signer } from './signing.ts';

interface Dependencies {
  /** Of drafts. */
  dir: string;
  store: ObjectStore;
  signer: Signer;
}

interface Taking extends Inspection, Handling {
  /** Before anything of it is read: bytes. */
  admit?(size: number): Promise<void>;
}

interface Keeping extends Handling {
  inspection: Inspection;
  once: boolean;
}

/** Files become objects once they have been looked into; nothing is kept of a refused one. */
export const createArriving = ({ dir, store, signer }: Dependencies) => {
  const put = (key: string, bytes: Buffer): Promise<void> =>
    withDraft(dir, bytes, (draft) => store.keep(key, draft));

  const keepGood = async (
    key: string,
    body: AsyncIterable<Buffer>,
    { inspection, finish, note, once }: Keeping,
  ): Promise<ReceivedObject> => {
    const { chunks, file } = inspect(body, inspection);
    return withDraft(dir, chunks, async (draft) => {
      const beside = (await finish?.(draft, file.contentType)) ?? [];
      const { size } = await stat(draft);
      // Of several that are sent to one place at once, this decides whose file it is: the others touch nothing.
      await store.keep(key, draft, { once });
      const received = { key, size, contentType: file.contentType };
      try {
        for (const side of beside) await put(side.key, side.bytes);
        await note?.(received);
        return received;
      } catch (error) {
        // Its sender sends it anew; what is taken is still where it arrived, and the next try writes over this one.
        const kept = once ? [...beside.map((side) => side.key), key] : [];
        for (const each of kept) await store.remove(each);
        throw error;
      }
    });
  };
  return {
    /**
     * Takes a file that `signedPost` or `signedPut` of this brand allowed, once: `form` has its fields, or the query of its address.
     * @throws api.forbidden, api.data_exists, api.too_large, api.unsupported_type, what `finish` and `note` throw
     */
    receive: async (
      brand: string,
      form: Record<string, string>,
      file: Readable | AsyncIterable<Buffer>,
      handling: Handling = {},
    ): Promise<ReceivedObject> => {
      const policy = openPolicy(signer, brand, form);
      if (await store.get(policy.key)) throw new ApiError('api.data_exists');
      return keepGood(policy.key, chunksOf(file), { ...handling, inspection: policy, once: true });
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
        const received = await keepGood(key, contentOf(parts), { inspection, finish, note, once: false });
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
