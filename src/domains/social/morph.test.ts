import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCards } from './morph.ts';

/** What has a name while the old page is looked at: it grows. */
let grown: Element[];
const faded = vi.fn();

beforeEach(() => {
  grown = [];
  faded.mockReset();
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    value: (update: () => Promise<void>) => {
      faded();
      grown = [...document.querySelectorAll<HTMLElement>('*')].filter(
        ({ style }) => style.viewTransitionName === 'opened-post',
      );
      const finished = Promise.resolve().then(update);
      return { ready: finished, finished };
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

const CARDS = {
  picture: '<a href="/posts/1">words</a><a href="/posts/1"><img src="/1.webp"></a>',
  clip: '<img src="/avatar.webp"><a href="/posts/2">words</a><video src="/2.mp4"></video>',
  words: '<a href="/posts/3">words</a><a href="/hashtags/tea">#tea</a>',
};

/** A feed with one card on the screen; returns what its own clicks were. */
const setUp = (card: keyof typeof CARDS) => {
  document.body.innerHTML = `<main><div><article>${CARDS[card]}</article></div></main><div data-stage><img></div>`;
  const element = (selector: string) => document.querySelector(selector) as HTMLElement;
  for (const each of document.querySelectorAll('img, video')) {
    each.getBoundingClientRect = () => new DOMRect(0, 100, 300, 300);
  }
  const opened = vi.fn((event: Event) => event.preventDefault());
  element('main').addEventListener('click', opened);
  watchCards(element('main div'));
  const click = (selector: string, keys: MouseEventInit = {}) =>
    element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return { element, opened, click };
};
const passed = () => new Promise((done) => setTimeout(done));

it.each([
  ['the words of a picture', 'picture', 'a', 'a img'],
  ['a picture', 'picture', 'a img', 'a img'],
  ['the words of a clip', 'clip', 'a', 'video'],
  ['a clip', 'clip', 'video', 'video'],
] as const)(
  '%s: the picture grows, and the click does once what it is for',
  async (_, card, tapped, grows) => {
    const { element, opened, click } = setUp(card);
    click(tapped);
    expect(opened).not.toHaveBeenCalled();
    await passed();
    expect(grown).toEqual([element(`article ${grows}`)]);
    expect(opened).toHaveBeenCalledOnce();
  },
);

it.each([
  ['a card without a picture', 'words', 'a', {}],
  ['a hashtag', 'words', 'a + a', {}],
  ['an author', 'clip', 'img', {}],
  ['a click for another tab', 'picture', 'a', { ctrlKey: true }],
] as const)('%s is left alone', async (_, card, tapped, keys) => {
  const { opened, click } = setUp(card);
  click(tapped, keys);
  expect(opened).toHaveBeenCalledOnce();
  expect(grown).toEqual([]);
});

it('without movement nothing grows: the pages fade, and the click does what it is for', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList,
  );
  const { opened, click } = setUp('picture');
  click('a img');
  await passed();
  expect(faded).toHaveBeenCalledOnce();
  expect(grown).toEqual([]);
  expect(opened).toHaveBeenCalledOnce();
});
