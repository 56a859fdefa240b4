import { resolve } from 'node:path';
import { archiveInto, takeBase } from '../../src/infra/backup/base.ts';
import { readOrder } from './backup.ts';
import { withInstallation } from './installation.ts';

const tell = (isJson: boolean, folder: string, sentence: string): number => {
  process.stdout.write(isJson ? `${JSON.stringify({ folder })}\n` : `${sentence}\n`);
  return 0;
};

/** `archive <folder>`. @throws UsageError, BackupError */
export const archive = (args: string[]): Promise<number> => {
  const { folder, isJson } = readOrder('archive', args);
  return withInstallation(async ({ url }) => {
    await archiveInto(url, folder);
    return tell(
      isJson,
      folder,
      `From its next start on PostgreSQL keeps its log in ${folder}: start the server anew.`,
    );
  });
};

/** `base <folder>`. @throws UsageError, BackupError */
export const base = (args: string[]): Promise<number> => {
  const { folder, isJson } = readOrder('base', args);
  return withInstallation(async ({ url }) => {
    await takeBase(url, resolve(folder));
    return tell(isJson, folder, `${folder} and the archive from now on are any moment since.`);
  });
};
