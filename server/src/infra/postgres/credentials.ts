import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { onPath, PostgresLaunchError, unlessMissing } from './errors.ts';

/** How the server logs in to its own PostgreSQL; kept in `<data folder>/postgres.json`, mode 600. */
export interface Credentials {
  user: string;
  password: string;
  database: string;
}

/** Reads the data folder's credentials; makes them up and stores them when there is no file. */
export async function readOrMakeCredentials(dataDir: string): Promise<Credentials> {
  const path = `${dataDir}/postgres.json`;
  const stored = await onPath(path, () => unlessMissing(readFile(path, 'utf8')));
  if (stored !== null) return parse(stored, path);
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

function parse(text: string, path: string): Credentials {
  try {
    const { user, password, database }: Partial<Credentials> = JSON.parse(text);
    if (user && password && database) return { user, password, database };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new PostgresLaunchError(
    `${path} is damaged, and the database cannot be opened without it. Bring back a copy of that file.`,
  );
}
