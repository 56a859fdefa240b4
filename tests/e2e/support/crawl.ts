import { readFileSync } from 'node:fs';
import { expect, type Page, type Request, type Response } from '@playwright/test';

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

/** Notes every address that a page asks for and every text that comes back. */
export class Ear {
  /** Reads an address once more, when its text went away with its page. */
  readonly #again: (path: string) => Promise<string>;
  readonly #known = new Set<string>();
  readonly #underWay = new Set<Request>();
  #coming: Promise<Seen>[] = [];

  constructor(page: Page, again: (path: string) => Promise<string>) {
    this.#again = again;
    page.on('request', (request) => this.#underWay.add(request));
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
    page.on('response', (response) => this.#hear(response));
  }

  /** Everything since the last time, once nothing is under way any more. */
  async take(): Promise<Seen[]> {
    await expect.poll(() => this.#underWay.size, { intervals: [50] }).toBe(0);
    const coming = this.#coming;
    this.#coming = [];
    return Promise.all(coming);
  }

  #hear(response: Response): void {
    const url = response.url();
    const isAsset = new URL(url).pathname.startsWith('/assets/');
    if (isAsset && this.#known.has(url)) return;
    this.#known.add(url);
    this.#coming.push(this.#read(response));
  }

  async #read(response: Response): Promise<Seen> {
    const place = response.url();
    const headers = JSON.stringify(response.headers());
    const body = await this.#bodyOf(response).catch(() => this.#again(place.replace(/^\w+:\/\/[^/]+/, '')));
    return { place, text: `${place}\n${headers}\n${body}` };
  }

  async #bodyOf(response: Response): Promise<string> {
    const status = response.status();
    const hasText = (status < 300 || status >= 400) && status !== 204;
    return hasText && TEXT.test(response.headers()['content-type'] ?? '') ? response.text() : '';
  }
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
