import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, isDebian, MissingProgramError, mayInstall, runApt } from './apt.ts';

/** Programs that suites run beside the server, named as their Debian packages are. */
export type Program = 'redis-server' | 'haproxy' | 'pgbouncer' | 'nginx' | 'caddy';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const isMissing = (name: Program) => !FOLDERS.some((folder) => existsSync(join(folder, name)));

/** Finds or installs them. @throws MissingProgramError whose message is the command to run */
export function ensurePrograms(names: readonly Program[]): void {
  if (isDebian() && mayInstall() && names.some(isMissing))
    runApt(['update', '-q'], install(...names.filter(isMissing)));
  const missing = names.filter(isMissing);
  if (missing.length === 0) return;
  const command = `sudo apt-get ${install(...missing).join(' ')}`;
  throw new MissingProgramError(
    `Several nodes need ${missing.join(' and ')}. Run, or install otherwise:\n  ${command}`,
  );
}
