import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BootData } from '@livery/contract';
import type { FastifyBaseLogger } from 'fastify';

/** As `src/build/first-html.tsx` returns it. */
export interface FirstHtml {
  markup: string;
  styles: string;
  links: string;
}

type Boot = BootData & Required<Pick<BootData, 'first'>>;
type Program = { renderFirstHtml: (request: { boot: Boot; iconUrl: string }) => FirstHtml };

export type FirstHtmlRenderer = (boot: Boot, iconUrl: string) => Promise<FirstHtml>;

/** What stands where the client has not been built. */
const NOTHING: FirstHtml = { markup: '', styles: '', links: '' };

/** The built client draws the first HTML; its program is loaded with the first page that is asked for. */
export const createFirstHtmlRenderer = (clientDir: string, log: FastifyBaseLogger): FirstHtmlRenderer => {
  let program: Promise<Program | undefined> | undefined;
  const load = async (): Promise<Program | undefined> => {
    const file = pathToFileURL(join(clientDir, 'first-html/first-html.mjs')).href;
    return import(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
      throw error;
    });
  };
  return async (boot, iconUrl) => {
    program ??= load();
    try {
      return (await program)?.renderFirstHtml({ boot, iconUrl }) ?? NOTHING;
    } catch (error) {
      // Without it the application still draws itself.
      log.error({ err: error, path: boot.first.path }, 'the first HTML could not be drawn');
      return NOTHING;
    }
  };
};
