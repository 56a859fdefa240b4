import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { onPath } from './errors.ts';

/** How the server logs in to its own PostgreSQL; kept in `<data folder>/postgres.json`, mode 600. */
export interface Credentials {
  user: string;
  password: string;
  database: string;
}

/** Reads the data folder's credentials, or makes them up and stores them. */
export async function readOrMakeCredentials(dataDir: string): Promise<Credentials> {
  const path = `${dataDir}/postgres.json`;
  const stored = parse(await readFile(path, 'utf8').catch(() => ''));
  if (stored) return stored;
  const made = { user: 'livery', password: randomBytes(24).toString('base64url'), database: 'postgres' };
  await onPath(path, async () => {
    const file = await open(`${path}.new`, 'w', 0o600);
    await file.writeFile(`${JSON.stringify(made)}\n`);
    await file.sync();
    await file.close();
    await rename(`${path}.new`, path);
  });
  return made;
}

export function urlOf({ user, password, database }: Credentials, port: number): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

function parse(text: string): Credentials | null {
  try {
    const value: Partial<Credentials> = JSON.parse(text);
    const { user, password, database } = value;
    return user && password && database ? { user, password, database } : null;
  } catch {
    return null;
  }
}
