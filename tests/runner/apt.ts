import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from './root.ts';

/** What the suites cannot do without and this program may not install. */
export class MissingProgramError extends Error {}

export const install = (...names: string[]) => ['install', '-y', '--no-install-recommends', ...names];

/** Ubuntu is not meant: its chromium package is a snap, which does not run in containers. */
export function isDebian(): boolean {
  return /^ID=debian$/m.test(osRelease());
}

export function osRelease(): string {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}

const isRoot = (): boolean => process.geteuid?.() === 0;
export const mayInstall = (): boolean => isRoot() || Boolean(process.env.CI);

export function runApt(...orders: string[][]): void {
  for (const order of orders) {
    if (isRoot()) run('apt-get', order);
    else run('sudo', ['-n', 'apt-get', ...order]);
  }
}

export function run(program: string, args: string[]): void {
  const command = `${program} ${args.join(' ')}`;
  console.log(`> ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    throw new MissingProgramError(`This did not work: ${command}. Install it by hand.`, {
      cause: error,
    });
  }
}
