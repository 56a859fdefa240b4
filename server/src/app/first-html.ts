import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BootData, BrandFeatures, Comment, Post } from '@livery/contract';

/** As `src/build/first-html.tsx` returns it. */
export interface FirstHtml {
  markup: string;
  styles: string;
  links: string;
  /** The same page for who runs no scripts; '' where nothing but the running page makes sense. */
  plain: string;
}

/** What stands there where no scripts run: the post of the boot data with these comments, that there is none, or posts (of a hashtag). */
export type Plain =
  | { show: 'post'; comments: readonly Comment[] }
  | { show: 'nothing' }
  | { show: 'posts'; posts: readonly Post[]; hashtag?: string };

export interface Drawn {
  boot: Boot;
  iconUrl: string;
  plain?: Plain | undefined;
}

type Boot = BootData & Required<Pick<BootData, 'first'>>;
interface Program {
  renderFirstHtml: (request: Drawn) => FirstHtml;
  drawnAs: (path: string) => string;
  isLost?: (path: string, features: BrandFeatures) => boolean;
}

/** All throw what the client's program throws, and where it does not load. */
export interface FirstHtmlRenderer {
  draw(request: Drawn): Promise<FirstHtml>;
  /** A path that is drawn as this one is; there are few of them. */
  drawnAs(path: string): Promise<string>;
  /** Whether no page stands there: no route has the path, or the brand has switched it off. */
  isLost(path: string, features: BrandFeatures): Promise<boolean>;
}

/** What stands where the client has not been built, or cannot draw: the application still draws itself. */
export const NOTHING: FirstHtml = { markup: '', styles: '', links: '', plain: '' };

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
    isLost: async (path, features) => (await loaded())?.isLost?.(path, features) ?? false,
    draw: async (request) => (await loaded())?.renderFirstHtml(request) ?? NOTHING,
  };
};
