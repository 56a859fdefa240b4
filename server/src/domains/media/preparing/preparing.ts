import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { Infra } from '../../../infra/infra.ts';
import { publicKey } from '../../../infra/objects/keys.ts';
import { createLimited, type RunLimited } from '../../../infra/processes/limited.ts';
import { createQueue } from '../../../infra/queue.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { keyOf } from '../beside.ts';
import type { UploadQuota } from '../upload-quota.ts';
import { filesOfMedium, type ReadyMedium, type SentMedium } from './medium.ts';
import { preparePicture } from './pictures.prepare.ts';
import { MediumRefused } from './refused.ts';
import { findTools } from './tools.ts';
import { prepareVideo } from './video.prepare.ts';

/** One a core at most: each has one thread. */
const inTurn = createQueue('post media', { atOnce: availableParallelism(), waiting: 100 });

interface Dependencies extends Pick<Infra, 'objects'> {
  config: Pick<Infra['config'], 'mediaNiceness' | 'mediaToolsDir'>;
  quota: UploadQuota;
}

/** Makes what people sent into what others are shown. Each time the same: it may be broken off anywhere, and run again. */
export const createPreparing = ({ config, objects, quota }: Dependencies) => {
  const fetched = async (tenant: Tenant, folder: string, path: string): Promise<string> => {
    const file = join(folder, `sent-${basename(path)}`);
    if (!(await objects.fetch(keyOf(tenant, path), file))) throw new MediumRefused('failed');
    return file;
  };

  const prepareIn = async (
    tenant: Tenant,
    medium: SentMedium,
    { folder, run }: { folder: string; run: RunLimited },
  ): Promise<ReadyMedium> => {
    const file = await fetched(tenant, folder, medium.source);
    const cover = medium.cover === undefined ? undefined : await fetched(tenant, folder, medium.cover);
    const work = { file, folder, run, ...(cover && { cover }) };
    const isClip = extname(medium.file) === '.mp4';
    const tools = isClip ? findTools(config.mediaToolsDir) : undefined;
    const { ready, made } = await (isClip ? prepareVideo(medium, work, tools) : preparePicture(medium, work));
    for (const each of made) await objects.keep(publicKey(tenant.brand.id, each.path), each.file);
    return ready;
  };

  return {
    /**
     * Makes one medium of a post ready, in a folder called `name`.
     * @throws MediumRefused, api.unavailable, the reason of the signal
     */
    preparePostMedium: (
      tenant: Tenant,
      medium: SentMedium,
      { name, signal }: { name: string; signal: AbortSignal },
    ): Promise<ReadyMedium> =>
      inTurn(async () => {
        await quota.requireRoom();
        const run = createLimited({ signal, niceness: config.mediaNiceness });
        return objects.withFolder(name, (folder) => prepareIn(tenant, medium, { folder, run }));
      }),

    /** Copies what is shown to where nobody but operators reads it. Again is the same. */
    keepEvidence: async (tenant: Tenant, files: readonly string[]): Promise<void> => {
      for (const path of files) {
        const object = await objects.get(publicKey(tenant.brand.id, path));
        if (object) await objects.put(keyOf(tenant, `reports/${path}`), object.read());
      }
    },

    /** Removes all that was made, or begun to be made, of media by the paths that they are shown under. */
    removePostMedia: async ({ brand }: Tenant, files: readonly string[]): Promise<void> => {
      for (const path of files.flatMap(filesOfMedium)) await objects.remove(publicKey(brand.id, path));
    },
  };
};
