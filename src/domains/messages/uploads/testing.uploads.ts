import type { HttpCalls } from '../../../lib/http/call.ts';
import type { Http } from '../../../lib/http/http.ts';
import { ME } from '../testing.ts';
import type { KeptUploads } from './kept-uploads.ts';
import type { KeptUpload, LostUpload } from './upload.model.ts';
import { UploadsStore } from './uploads.store.ts';

/** What a browser keeps, in memory: it outlives the stores of a test. */
export const memoryUploads = (): KeptUploads & { all: Map<string, KeptUpload | LostUpload> } => {
  const all = new Map<string, KeptUpload | LostUpload>();
  return {
    all,
    list: async (userId) => [...all.values()].filter(({ user_id }) => user_id === userId),
    put: async (upload) => void all.set(upload.cid, upload),
    remove: async (cid) => void all.delete(cid),
  };
};

/** A store whose files go nowhere. */
export const uploadsOf = (http: HttpCalls): UploadsStore =>
  new UploadsStore({
    http: { call: http.call.bind(http), upload: async () => undefined } as Pick<Http, 'call' | 'upload'>,
    me: () => ME,
    kept: memoryUploads(),
    isHere: () => true,
    onSent: () => undefined,
    showError: () => undefined,
    announceFailure: () => undefined,
  });
