import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that a server with its database may be started on. */
export interface DataFolder {
  path: string;
  remove(): Promise<void>;
}

export const makeDataFolder = async (): Promise<DataFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'livery-data-'));
  // The account that PostgreSQL runs as under root must get through, or its files would go elsewhere and stay there.
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
