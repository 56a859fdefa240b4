import type { TenantDb } from '../../../infra/database/database.ts';
import { publicKey } from '../../../infra/objects/keys.ts';
import type { StoredObject } from '../../../infra/objects/object-store.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { ZipEntry } from '../../../infra/zip/zip.ts';
import { OWN_ROWS } from './kept.ts';
import { ownRowsOf } from './own-rows.ts';

/** Bytes of files that one zip has room for; those behind are in its lists alone. */
const MOST = 4_000_000_000;

export interface TakenFiles {
  files: number;
  bytes: number;
  /** There was no more room for them. */
  left_out: number;
  /** They are in a list, and nowhere else any more. */
  gone: number;
}

/** Of uploads whole paths; of posts and pictures of oneself such that anybody may read. */
const PATHS: Readonly<Record<string, (row: Record<string, unknown>, brand: string) => string[]>> = {
  account: ({ avatar }, brand) => (avatar ? [publicKey(brand, String(avatar))] : []),
  posts: ({ media }, brand) => (media as { file: string }[]).map(({ file }) => publicKey(brand, file)),
  uploads: ({ file_path }, brand) => [`${brand}/${file_path}`],
};

async function* keysOf({ brand, db }: Tenant, person: string): AsyncGenerator<string> {
  for (const own of OWN_ROWS) {
    const paths = PATHS[own.in];
    if (!paths) continue;
    for await (const rows of ownRowsOf(db, own, person)) for (const row of rows) yield* paths(row, brand.id);
  }
}

/** What somebody has uploaded, each file as it is asked for. `taken` counts them. */
export async function* filesOf(
  tenant: Tenant & { db: TenantDb },
  person: string,
  {
    get,
    taken,
    most = MOST,
  }: {
    get: (key: string) => Promise<StoredObject | undefined>;
    taken: TakenFiles;
    most?: number | undefined;
  },
): AsyncGenerator<ZipEntry> {
  for await (const key of keysOf(tenant, person)) {
    const object = await get(key);
    if (!object) taken.gone += 1;
    else if (taken.bytes + object.size > most) taken.left_out += 1;
    else {
      taken.files += 1;
      taken.bytes += object.size;
      const name = `files/${key.slice(tenant.brand.id.length + 1)}`;
      yield { name, at: object.modifiedAt, isPacked: false, body: object.chunks?.() ?? object.read() };
    }
  }
}
