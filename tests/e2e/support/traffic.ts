import { expect, type Page, type Request, type Response, type WebSocket } from '@playwright/test';

const TEXT = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest))/;

const BYTES = /^(?:image\/(?:png|x-icon)|font\/)/;

/** Something that reached the browser, and where it stood: a text, with the bytes of a picture or a font. */
export interface Seen {
  readonly source: string;
  readonly text: string;
  readonly bytes?: Buffer;
}

/** Notes every address that a page asks for, everything that comes back, and every frame of its sockets. */
export class TrafficRecorder {
  /** Reads an address once more, when its body went away with its page. */
  readonly #again: (path: string) => Promise<Buffer>;
  readonly #page: Page;
  readonly #known = new Set<string>();
  readonly #underWay = new Set<Request>();
  #isStopped = false;
  #coming: Promise<Seen>[] = [];

  constructor(page: Page, again: (path: string) => Promise<Buffer>) {
    this.#page = page;
    this.#again = again;
    page.on('request', (request) => this.#underWay.add(request));
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
    page.on('response', (response) => this.#record(response));
    page.on('websocket', (socket) => this.#recordSocket(socket));
  }

  /** Until nothing is under way any more, and nothing is left to do that would ask for more. */
  async rest(): Promise<void> {
    const isAtRest = async () => {
      if (this.#underWay.size > 0) return false;
      await this.#page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      return this.#underWay.size === 0;
    };
    await expect.poll(isAtRest, { intervals: [20] }).toBe(true);
  }

  /** Everything since the last time, once the page rests. */
  async take(): Promise<Seen[]> {
    await this.rest();
    const coming = this.#coming;
    this.#coming = [];
    return Promise.all(coming);
  }

  /** Hears no more: what still comes when a test ends would be read from a page that is gone. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.allSettled(this.#coming);
  }

  #recordSocket(socket: WebSocket): void {
    const note = ({ payload }: { payload: string | Buffer }): void => {
      this.#coming.push(Promise.resolve({ source: `socket ${socket.url()}`, text: payload.toString() }));
    };
    this.#coming.push(Promise.resolve({ source: 'socket', text: socket.url() }));
    socket.on('framereceived', note);
    socket.on('framesent', note);
  }

  #record(response: Response): void {
    if (this.#isStopped) return;
    const url = response.url();
    const isAsset = new URL(url).pathname.startsWith('/assets/');
    if (isAsset && this.#known.has(url)) return;
    this.#known.add(url);
    const seen = this.#read(response);
    // Whoever takes it hears that it failed; one that comes when the test is over is nobody's.
    seen.catch(() => undefined);
    this.#coming.push(seen);
  }

  async #read(response: Response): Promise<Seen> {
    const source = response.url();
    const headers = JSON.stringify(response.headers());
    const type = response.headers()['content-type'] ?? '';
    const status = response.status();
    const hasBody = (status < 300 || status >= 400) && status !== 204;
    const isRead = hasBody && (TEXT.test(type) || BYTES.test(type));
    if (!isRead) return { source, text: `${source}\n${headers}` };
    const body = await response.body().catch(() => this.#again(source.replace(/^\w+:\/\/[^/]+/, '')));
    const text = TEXT.test(type) ? body.toString('utf8') : '';
    return { source, text: `${source}\n${headers}\n${text}`, bytes: body };
  }
}

/**
 * What a page holds: its document, title, addresses, what it keeps, the manifest it links to, and the style rules that it
 * did not hold the last time.
 */
export const contentOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const notes = window as { readSheets?: WeakMap<CSSStyleSheet, number> };
    notes.readSheets ??= new WeakMap();
    const read = notes.readSheets;
    const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => {
      const all = [...sheet.cssRules];
      if (read.get(sheet) === all.length) return [];
      read.set(sheet, all.length);
      return all.map((rule) => rule.cssText);
    });
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const kept = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const told = manifest ? await (await fetch(manifest.href)).text() : '';
    const { title, documentElement } = document;
    return [location.href, title, documentElement.outerHTML, ...rules, ...loaded, ...kept, told].join('\n');
  });

/** Asks for every picture that a page only names: icons of tabs and home screens, its card, those of the manifest. */
export const askForPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel*=icon]')].map(({ href }) => href);
    const cards = [...document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')].map(
      ({ content }) => content,
    );
    const manifest: { icons: { src: string }[] } = await (await fetch('/manifest.webmanifest')).json();
    const all = new Set([...links, ...cards, ...manifest.icons.map(({ src }) => src)]);
    for (const href of all) await (await fetch(href)).arrayBuffer();
    return all.size;
  });
