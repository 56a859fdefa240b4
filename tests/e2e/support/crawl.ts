import { readFileSync } from 'node:fs';
import { expect, type Page, type Response } from '@playwright/test';

const SOURCE = new URL('../../../src/app/routes.tsx', import.meta.url);

/** Every route of product.md section 2, as the application knows it, with ids filled in; `*` is a page that is not. */
export function addresses(ids: { post: string; room: string; person: string }): string[] {
  const patterns = [...readFileSync(SOURCE, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(
    ([, path = '']) => path,
  );
  expect(patterns.length).toBeGreaterThanOrEqual(25);
  const idOf = (pattern: string): string => {
    if (pattern.startsWith('/posts/')) return ids.post;
    return pattern.startsWith('/room/') ? ids.room : ids.person;
  };
  return patterns.map((pattern) =>
    pattern === '*' ? '/no/such/page' : pattern.replace(/:\w+/, idOf(pattern)),
  );
}

const TEXT = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest))/;

/** A text that reached the browser, and where it stood. */
export interface Seen {
  readonly place: string;
  readonly text: string;
}

/** Notes every address that the page asks for and every text that comes back, until it is told to stop. */
export function listen(page: Page): { take: () => Promise<Seen[]>; stop: () => void } {
  let coming: Promise<Seen>[] = [];
  const known = new Set<string>();

  async function read(response: Response): Promise<Seen> {
    const place = response.url();
    const headers = Object.entries(await response.allHeaders()).map(([name, value]) => `${name}: ${value}`);
    const isMoved = response.status() >= 300 && response.status() < 400;
    const isText =
      !isMoved && response.status() !== 204 && TEXT.test(response.headers()['content-type'] ?? '');
    const body = isText ? await response.text() : '';
    return { place, text: `${place}\n${headers.join('\n')}\n${body}` };
  }

  function hear(response: Response): void {
    const isAsset = new URL(response.url()).pathname.startsWith('/assets/');
    if (isAsset && known.has(response.url())) return;
    known.add(response.url());
    coming.push(read(response));
  }

  page.on('response', hear);
  return {
    stop: () => page.off('response', hear),
    take: async () => {
      const seen = await Promise.all(coming);
      coming = [];
      return seen;
    },
  };
}

/** What a page holds: its document, title, addresses, every rule of its style sheets, and the manifest it links to. */
export const contentOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const told = manifest ? await (await fetch(manifest.href)).text() : '';
    const { title, documentElement } = document;
    return [location.href, title, documentElement.outerHTML, ...rules, ...loaded, told].join('\n');
  });
