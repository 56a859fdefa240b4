import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ApiError } from '../../../infra/errors.ts';
import { createQueue } from '../../../infra/queue.ts';
import type { FileFacts } from './facts.ts';

/** Bytes that an archive may unpack to, and how often its own size: what exceeds both is a bomb. */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_TIMES = 30;
const MOST_ENTRIES = 10_000;

/** Each kind of office file is an archive with a folder of its own. */
const FOLDERS: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'ppt/',
};

const inTurn = createQueue('archives', { atOnce: 1, waiting: 100 });

/**
 * Opens an archive, and each of its files as far as its declared sizes are true.
 * @throws api.unsupported_type for a broken one, a bomb, and an archive that is not the office file it claims to be
 */
export const examineArchive = async (file: string, contentType: string): Promise<FileFacts> => {
  await inTurn(() => look(file, contentType)).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError('api.unsupported_type');
  });
  return {};
};

const look = async (file: string, contentType: string): Promise<void> => {
  const archive = await openPromise(file, { lazyEntries: true, autoClose: false });
  try {
    const names = await readEntries(archive);
    const folder = FOLDERS[contentType];
    const isWhatItSays =
      !folder || (names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder)));
    if (!isWhatItSays) throw new ApiError('api.unsupported_type');
  } finally {
    archive.close();
  }
};

/** Names of all files. Entries that overlap are a bomb too: together they are longer than the archive. */
const readEntries = async (archive: ZipFile): Promise<string[]> => {
  const most = Math.max(MOST_UNPACKED, MOST_TIMES * archive.fileSize);
  const sizes = { packed: 0, unpacked: 0 };
  const names: string[] = [];
  for await (const entry of archive.eachEntry()) {
    sizes.packed += entry.compressedSize;
    sizes.unpacked += entry.uncompressedSize;
    const isBomb = sizes.packed > archive.fileSize || sizes.unpacked > most;
    if (isBomb || names.push(entry.fileName) > MOST_ENTRIES) throw new ApiError('api.unsupported_type');
    await unpack(archive, entry);
  }
  return names;
};

/** Fails when an entry is longer or shorter than declared. What is locked by a password stays unseen. */
const unpack = async (archive: ZipFile, entry: Entry): Promise<void> => {
  if (entry.isEncrypted() || !entry.canDecodeFileData()) return;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(await archive.openReadStreamPromise(entry), nowhere);
};
