import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Screen } from '../../../server/cli/brand/look/screens.ts';
import { linksOf, type PreviewLink } from '../../../server/cli/brand/preview-links.ts';
import { readBrand } from '../../../server/src/brand/brand.read.ts';
import { guestHost, localHost } from '../../../server/src/brand/brand.registry.ts';
import type { Brand } from '../../../server/src/brand/brand.ts';
import { type RunningServer, startServer } from '../../../server/src/server.ts';

/** The id under which every brand is shown, so that all of them have the same people, posts and messages. */
export const ID = 'sixth';

/** One server whose only brand is another one whenever its folder was written. */
export interface OneBrand {
  /** The folder of brands; the brand's own is `<dir>/sixth`. */
  readonly dir: string;
  /** Serves what the folder holds now. @throws BrandError */
  renew(): Promise<Brand>;
  addressOf(screen: Screen): string;
  stop(): Promise<void>;
}

/** Starts it with the brand that `write` puts into the folder; its demo content stays. */
export async function serveOneBrand(write: (dir: string) => Promise<void>): Promise<OneBrand> {
  const room = await mkdtemp(join(tmpdir(), 'one-brand-'));
  // As root, PostgreSQL runs as another account, which has to get in.
  await chmod(room, 0o755);
  const dir = join(room, 'brands');
  await mkdir(dir);
  await write(dir);
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
    ...{ BRANDS_DIR: dir, DATA_DIR: join(room, 'data') },
  };
  let server: RunningServer | undefined;
  try {
    server = await startServer(env);
    const { brands, origin } = server;
    const { port } = new URL(origin);
    const hosts = { guest: `${guestHost(ID)}:${port}`, own: `${localHost(ID)}:${port}` };
    let links = await linksOf(hosts);
    return {
      dir,
      addressOf: (screen) => addressIn(links, screen),
      renew: async () => {
        const brand = await readBrand(dir, ID);
        brands.renew(brand);
        // What it keeps from guests is seen as somebody.
        links = await linksOf(hosts);
        return brand;
      },
      stop: async () => {
        await server?.stop();
        await rm(room, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await server?.stop();
    await rm(room, { recursive: true, force: true });
    throw error;
  }
}

function addressIn(links: readonly PreviewLink[], screen: Screen): string {
  const link = links.find(({ name }) => name === screen);
  if (!link) throw new Error(`the demo content has no ${screen}`);
  return link.address;
}
