import type { ObjectStore } from '../objects/object-store.ts';
import type { Objects } from '../objects/objects.ts';

/** What a backup is made of, and what it is put back into. */
export interface Installation {
  /** Of PostgreSQL itself, not of a pooler. */
  url: string;
  objects: Pick<ObjectStore, 'get' | 'list' | 'remove'> & Pick<Objects, 'put'>;
  brandsDir: string;
  dataDir: string;
  /** Secrets are named after it. */
  env: NodeJS.ProcessEnv;
  /** The server's key, wherever it has it from; absent: nobody knows. */
  secret: string | undefined;
  /** Of the product. */
  version: string;
  /** Whom the audit log names. */
  operator: string;
}
