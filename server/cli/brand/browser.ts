import { spawn } from 'node:child_process';

/** Programs that open an address in the browser, by system; `BROWSER` names another one. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Program and arguments that open an address here; none where nothing is known to. */
export function openerFor(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const own = env['BROWSER']?.trim();
  return own ? [own] : (OPENERS[platform] ?? []);
}

/** Opens an address in the browser. False when there is no program for it: then a person opens it by hand. */
export function openBrowser(address: string): Promise<boolean> {
  const [program, ...args] = openerFor(process.platform, process.env);
  if (program === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    // A browser outlives the preview: nothing of it is held here.
    const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
