import { statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { tracedCalls } from '../tracing/traced-calls.ts';
import { createArriving } from './arriving.ts';
import { prepareDrafts, withDraft } from './drafts.ts';
import { createFolderStore } from './folder-store.ts';
import { requireKey } from './keys.ts';
import type { ObjectStore } from './object-store.ts';
import { createReadAddresses } from './read-addresses.ts';
import { createSigner } from './signing.ts';
import { createWorkshop } from './workshop.ts';

export interface ObjectsOptions {
  /** Absolute. Half-written files, and without a `store` all objects. */
  dir: string;
  /** Signs addresses. */
  secret: Buffer;
  /** Another place for objects. */
  store?: ObjectStore | undefined;
}

/** Objects of all brands, wherever they are kept: reading, writing, and what people send. */
export const createObjects = ({ dir, secret, store: given }: ObjectsOptions) => {
  prepareDrafts(dir);
  const signer = createSigner(secret);
  const store = tracedCalls<ObjectStore>(given ?? createFolderStore(dir, signer), 'objects', [
    'keep',
    'get',
    'remove',
    'signedPost',
    'signedPut',
  ]);
  return {
    ...store,
    ...createReadAddresses(signer),
    ...createArriving({ dir, store, signer }),
    ...createWorkshop(dir, store),

    /** Replaces what was there. @throws api.unavailable */
    put: (key: string, body: Readable | Buffer): Promise<void> => {
      requireKey(key);
      return withDraft(dir, body, (draft) => store.keep(key, draft));
    },

    /** Bytes that the disk still has room for, on which each file is looked into. */
    freeSpace: async (): Promise<number> => {
      const { bavail, bsize } = await statfs(dir);
      return bavail * bsize;
    },
  };
};

export type Objects = ReturnType<typeof createObjects>;
