import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the foreground and hands signals on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, isInterrupted: boolean }>} exit code (128 + n when a signal ended it), and whether this process was told to stop meanwhile
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    let isInterrupted = false;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      isInterrupted = true;
      child.kill(signal);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    const done = () => {
      for (const signal of FORWARDED) process.off(signal, forward);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      done();
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], isInterrupted });
    });
  });
}

/** Runs a step of the preparation; ends this process when it fails or was interrupted. */
export async function runStep(command, args, options) {
  const { code, isInterrupted } = await runChild(command, args, options);
  if (isInterrupted) process.exit(130);
  if (code !== 0) process.exit(code);
}

/** Runs an npm command with the npm that started this process, or the one on the path. */
export function runNpm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js')
    ? runStep(process.execPath, [own, ...args], options)
    : runStep('npm', args, options);
}
