import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestHost, localHost } from '../../../src/brand/brand.registry.ts';
import { startServer } from '../../../src/server.ts';
import { linksOf, type PreviewLink } from '../preview-links.ts';
import { shownEnv } from '../shown-env.ts';

/** Serves one brand with its demo content from a folder that goes with it, and hands on the addresses of its screens. */
export async function withServedBrand<Result>(
  dir: string,
  id: string,
  use: (links: readonly PreviewLink[]) => Promise<Result>,
): Promise<Result> {
  const room = await mkdtemp(join(tmpdir(), 'brand-look-'));
  const env = shownEnv(process.env, { brandsDir: dir, dataDir: room, logLevel: 'error' });
  const preview = { id, examine: async () => [], onState: () => undefined };
  try {
    const server = await startServer(env, { preview });
    try {
      const { port } = new URL(server.origin);
      return await use(await linksOf({ guest: `${guestHost(id)}:${port}`, own: `${localHost(id)}:${port}` }));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}
