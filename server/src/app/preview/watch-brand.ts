import { createHash } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BrandError, sentence } from '../../brand/brand.findings.ts';
import { judgeFolder } from '../../brand/brand.judge.ts';
import type { BrandRegistry } from '../../brand/brand.registry.ts';
import type { Brand } from '../../brand/brand.ts';
import type { Diagnosis } from '../../brand/doctor/doctor.ts';
import type { BrandPreview, PreviewState } from '../../infra/infra.ts';

/** Editors save in several steps: a folder that has been quiet for so many milliseconds is read. */
const QUIET = 80;

export interface WatchOptions {
  readonly brandsDir: string;
  readonly id: string;
  /** What the doctor says of the folder. */
  examine(): Promise<Diagnosis[]>;
}

export interface WatchedBrand extends BrandPreview {
  stop(): Promise<void>;
}

/** The folder and those in it: a watched folder tells of its files, whichever way an editor replaces them. */
const foldersOf = async (dir: string): Promise<string[]> => {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return [dir, ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(dir, name))];
};

/** Calls back when anything in a folder was saved, once for what is saved together. */
async function watchFolder(dir: string, changed: () => void): Promise<() => void> {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const close = () => {
    for (const watcher of watchers.splice(0)) watcher.close();
  };
  // Anew after each save, before the files are read: a folder may have gone and come again under its name.
  const look = async (): Promise<void> => {
    const folders = await foldersOf(dir);
    close();
    if (isStopped) return;
    watchers = folders.flatMap((folder) => watchOne(folder, saved) ?? []);
  };
  const saved = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look().then(changed), QUIET);
  };
  await look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    close();
  };
}

/** Undefined for a folder that is gone already: its parent tells when it comes again. */
const watchOne = (folder: string, saved: () => void): FSWatcher | undefined => {
  try {
    const watcher = watch(folder, saved);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
};

/** All that a page cannot put on while it stands: its words, drawings, pictures, fonts and variants. */
const structureOf = (brand: Brand | undefined): string | undefined => {
  if (brand === undefined) return undefined;
  const { config, messages, glossaries, iconSvg, wordmarkSvg } = brand;
  const fonts = config.fonts.map(({ file }) => brand.files.get(file)?.hash);
  const pictures = [...brand.files].flatMap(([path, { hash }]) => (path.startsWith('pictures/') ? hash : []));
  return createHash('sha256')
    .update(JSON.stringify([config, [...messages], [...glossaries], iconSvg, wordmarkSvg, fonts, pictures]))
    .digest('hex');
};

/**
 * Reads a brand again whenever a file of its folder is saved, and puts it where the one before it stood. What cannot be
 * served is told, and the last good one stays.
 */
export async function watchBrand(brands: BrandRegistry, options: WatchOptions): Promise<WatchedBrand> {
  const { brandsDir, id, examine } = options;
  const listeners = new Set<(state: PreviewState) => void>();
  const structure = (): string | undefined => structureOf(brands.byId(id));
  const served = (): string => brands.byId(id)?.revision ?? '';
  let state: PreviewState = {
    ...{ revision: served(), structure: structure(), isBroken: false, findings: [] },
  };

  async function look(): Promise<PreviewState> {
    const refused = await judgeFolder(brandsDir, id).then(
      (brand) => void (brand.revision !== served() && brands.renew(brand)),
      (error: unknown) => {
        if (error instanceof BrandError) return error.findings;
        throw error;
      },
    );
    const found = (await examine()).flatMap(({ findings }) => findings);
    const findings = (found.length > 0 ? found : (refused ?? [])).map(sentence);
    return { revision: served(), structure: structure(), isBroken: refused !== undefined, findings };
  }

  const read = async (): Promise<void> => {
    // A disk that fails for a moment ends nothing: the next save is read again.
    const next = await look().catch(({ message }: Error) => ({
      ...state,
      isBroken: true,
      findings: [message],
    }));
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener(state);
  };

  // Watched before it is read: what is saved meanwhile is read once more.
  let reading = Promise.resolve();
  const readAgain = () => (reading = reading.then(read));
  const stopWatching = await watchFolder(join(brandsDir, id), readAgain);
  await readAgain();

  return {
    get state() {
      return state;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      stopWatching();
      await reading;
    },
  };
}
