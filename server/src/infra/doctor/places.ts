import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { freeBytes } from '../disk/free-space.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Objects } from '../objects/objects.ts';
import { type Finding, messageOf, ok, warn, wrong } from './finding.ts';

const NEAR = 5;
const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;

/** `floor`: bytes that uploads leave free. */
export const checkDisk = async (folder: string, floor: number): Promise<Finding> => {
  const remedy = 'Give it room, or move objects into a bucket.';
  try {
    const free = await freeBytes([folder]);
    const said = `${megabytes(free)} are free in ${folder}.`;
    if (free < floor) return wrong('disk', `${said} Uploads are refused.`, remedy);
    return free < NEAR * floor ? warn('disk', said, remedy) : ok('disk', said);
  } catch (error) {
    return wrong('disk', messageOf(error), 'Make DATA_DIR, as the account of the server.');
  }
};

type Store = Pick<ObjectStore, 'get' | 'list' | 'remove'> & Pick<Objects, 'put'>;

/** Writes, lists, reads and removes an object of its own. */
export const checkObjects = async (objects: Store, brand: string): Promise<Finding[]> => {
  const key = `${brand}/doctor/${randomBytes(8).toString('hex')}.txt`;
  const steps: [string, () => Promise<boolean>][] = [
    ['written (PutObject)', async () => objects.put(key, Buffer.from(key)).then(() => true)],
    [
      'read (GetObject)',
      async () => {
        const object = await objects.get(key);
        return object !== undefined && (await buffer(object.read())).toString() === key;
      },
    ],
    [
      'listed (ListBucket)',
      async () => {
        for await (const found of objects.list(brand)) if (found === key) return true;
        return false;
      },
    ],
    ['removed (DeleteObject)', async () => objects.remove(key).then(() => true)],
  ];
  for (const [what, step] of steps) {
    const done = await step().catch(() => false);
    if (done) continue;
    await objects.remove(key).catch(() => undefined);
    return [
      wrong(
        'objects',
        `An object could not be ${what}.`,
        'Correct S3_*, or the rights of its key (docs/operating.md); of a folder, its owner and its disk.',
      ),
    ];
  }
  return [ok('objects', 'They are written, read, listed and removed.')];
};
