import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './infra/make-folder.ts';
import { errorCode, onPathError } from './infra/postgres/errors.ts';

/**
 * The key of development, kept in the data folder so that signed addresses survive a restart. Two first starts at once
 * end with one key.
 * @throws PostgresLaunchError when the folder cannot be used
 */
export const developmentSecret = (dataDir: string): Buffer => {
  makeFolder(dataDir);
  try {
    const file = join(dataDir, 'secret');
    return read(file) ?? make(file);
  } catch (error) {
    throw onPathError(dataDir, error);
  }
};

const make = (file: string): Buffer => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    // A hard link appears whole or not at all: whoever comes second reads the first one's key.
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file);
};

const read = (file: string): Buffer | null => {
  try {
    return readFileSync(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
};
