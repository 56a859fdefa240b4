import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BootData } from '@livery/contract';

/** As `src/build/first-html.tsx` returns it. */
export interface FirstHtml {
  markup: string;
  styles: string;
  links: string;
}

type Boot = BootData & Required<Pick<BootData, 'first'>>;
interface Program {
  renderFirstHtml: (request: { boot: Boot; iconUrl: string }) => FirstHtml;
  drawnAs: (path: string) => string;
}

/** Both throw what the client's program throws, and where it does not load. */
export interface FirstHtmlRenderer {
  draw(boot: Boot, iconUrl: string): Promise<FirstHtml>;
  /** A path that is drawn as this one is; there are few of them. */
  drawnAs(path: string): Promise<string>;
}

/** What stands where the client has not been built, or cannot draw: the application still draws itself. */
export const NOTHING: FirstHtml = { markup: '', styles: '', links: '' };

/** The built client draws the first HTML; its program is loaded with the first page that is asked for. */
export const createFirstHtmlRenderer = (clientDir: string): FirstHtmlRenderer => {
  let program: Promise<Program | undefined> | undefined;
  const load = async (): Promise<Program | undefined> => {
    const file = pathToFileURL(join(clientDir, 'first-html/first-html.mjs')).href;
    return import(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
      throw error;
    });
  };
  const loaded = () => {
    program ??= load();
    return program;
  };
  return {
    drawnAs: async (path) => (await loaded())?.drawnAs(path) ?? '/',
    draw: async (boot, iconUrl) => (await loaded())?.renderFirstHtml({ boot, iconUrl }) ?? NOTHING,
  };
};
