import { LRUCache } from 'lru-cache';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { PageReader } from './page-reader.ts';
import type { ChangingRow, PostRow } from './posts.repository.ts';
import { type KnownRow, type ShownPost, writeShown } from './written-posts.ts';

/** Bytes that all of them may take, about twenty thousand posts with pictures. */
const MOST = 32 * 1024 * 1024;
/** What one takes beside its text. */
const OVERHEAD = 300;

interface Known extends ShownPost {
  version: number;
  authorVersion: string;
}

const keyOf = ({ brand }: Tenant, id: string) => `${brand.id} ${id}`;

/**
 * Remembers posts as they are written for everybody. Nothing of it is ever old: each page reads the versions of its posts and
 * of their authors in the statement that decides what may be seen, and where one is another, the page is read whole
 * (docs/decisions/0080).
 */
export const createKnownPosts = (most = MOST): PageReader<KnownRow> => {
  const posts = new LRUCache<string, Known>({
    maxSize: most,
    sizeCalculation: ({ text }) => 2 * text.length + OVERHEAD,
  });

  const recall = (tenant: Tenant, { id, version, author_version }: ChangingRow): ShownPost | undefined => {
    const known = posts.get(keyOf(tenant, id));
    return known?.version === version && known.authorVersion === author_version ? known : undefined;
  };

  const note = (tenant: Tenant, row: PostRow): ShownPost => {
    const shown = writeShown(row);
    const { version, author_version: authorVersion } = row;
    posts.set(keyOf(tenant, row.id), { ...shown, version, authorVersion });
    return shown;
  };

  return async (tenant, read) => {
    const rows = await read('changing');
    const known = rows.flatMap((row) => {
      const shown = recall(tenant, row);
      return shown ? [{ ...row, shown }] : [];
    });
    if (known.length === rows.length) return known;
    const whole = await read('whole');
    return whole.map((row) => ({ ...row, shown: recall(tenant, row) ?? note(tenant, row) }));
  };
};
