import { type BootData, FollowRelation, type Post, placesOf, type Tab } from '@livery/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../app/routes.ts';
import { anyBrand } from '../app/testing/app-stores.ts';
import { accountPath } from '../domains/account/index.ts';
import { lazyTexts } from '../lib/intl/lazy-texts.ts';
import { englishTexts as english } from '../locales/all-messages.ts';
import { posts } from '../stories/fixtures.ts';
import { drawnAs, isLost, renderFirstHtml } from './first-html.tsx';

vi.stubEnv('FIRST_PLACEHOLDERS', {} as never);
vi.stubEnv('PLAIN_SHEET', '/assets/pages.css');
vi.stubEnv('FIRST_TEXTS', { 'zh-CN': '/assets/first.js', en: '/assets/first.js' } as never);
afterEach(() => lazyTexts.setLoader(async () => undefined));

type Plain = Parameters<typeof renderFirstHtml>[0]['plain'];

const draw = (boot: Partial<BootData> = {}, first: Partial<BootData['first']> = {}, plain?: Plain) =>
  renderFirstHtml({
    plain,
    boot: {
      brand: anyBrand('en'),
      locale: 'en',
      messages: {},
      ...boot,
      first: { path: '/home/recommend', at: Date.parse('2026-05-04T12:00:00Z'), isSignedIn: false, ...first },
    },
    iconUrl: '/icon.svg',
  });

const feedOf = (...list: Post[]) => ({ feed: { list, next_id: null } });
const [post] = posts as [Post];
const at = (create_at: string): Post => ({ ...post, create_at });

/** What a browser makes of the markup. */
const parse = (markup: string): Document => new DOMParser().parseFromString(markup, 'text/html');

describe('the first HTML', () => {
  it('shows the first post, and boxes for those that are out of sight', () => {
    const { markup, styles } = draw(feedOf(...posts.slice(0, 5)));
    const [first, ...others] = parse(markup).querySelectorAll('article');
    expect(first?.textContent).toContain(post.author.nickname);
    expect(first?.querySelector('img[src="/art/northlights.svg"]')).not.toBeNull();
    expect(others).toHaveLength(4);
    expect(others.at(-1)?.childElementCount).toBe(0);
    expect(styles).toContain('{height:560px}');
  });

  it('fetches the picture of the first post before all else, and no other', () => {
    const clip: Post = {
      ...post,
      kind: 'video',
      media: [{ url: '/clip.mp4', poster: '/poster.webp', width: 9, height: 16, thumbhash: '', duration: 6 }],
    };
    const pictures = (links: string) =>
      [...links.matchAll(/<link [^>]*>/g)]
        .map(([link]) => link)
        .filter((link) => /fetchPriority="high"/i.test(link))
        .map((link) => /href="([^"]*)"/.exec(link)?.[1]);
    expect(pictures(draw(feedOf(clip, { ...clip, id: 'other' })).links)).toEqual(['/poster.webp']);
    expect(pictures(draw(feedOf(...posts.slice(0, 3))).links)).toEqual(['/art/northlights.svg']);
  });

  it('counts ages from when it was made, whatever the zone of the server', () => {
    const ages = (create_at: string) =>
      parse(draw(feedOf(at(create_at))).markup).querySelector('article header')?.textContent;
    expect(ages('2026-05-04T09:00:00Z')).toContain('3h ago');
    expect(ages('2026-05-03T01:02:00Z')).toContain('01:02');
  });

  it('has no style attribute and no script', () => {
    const { markup } = draw(feedOf(...posts));
    expect(markup).not.toMatch(/<[^>]* style=/);
    expect(markup).not.toContain('<script');
  });

  it('offers the login to guests alone', () => {
    const logins = (isSignedIn: boolean) =>
      parse(draw({}, { isSignedIn }).markup).querySelectorAll('a[href="/login"]').length;
    expect([logins(false), logins(true)]).toEqual([1, 0]);
  });

  it('shows no place that the brand has switched off', () => {
    const brand = anyBrand('en');
    brand.features = { ...brand.features, discover: false, publish: false };
    const { markup } = draw({ brand });
    expect(markup).not.toContain('href="/discover"');
    expect(markup).not.toContain('href="/publish"');
  });

  it('has the places of the brand in their order, and what is absent nowhere', () => {
    const features = { discover: true };
    const hrefs = (tabs: Tab[] | undefined, isSignedIn: boolean) => {
      const brand = { ...anyBrand('en'), places: placesOf({ tabs }, features) };
      const page = parse(draw({ brand }, { isSignedIn }).markup);
      return [...page.querySelectorAll('nav')].map((nav) =>
        [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      );
    };
    const all = hrefs(['wallet', 'home', 'me'], true).flat();
    expect(all).not.toContain('/chat');
    expect(all).not.toContain('/discover');
    const bars = hrefs(['wallet', 'home', 'me'], false);
    expect(bars).toContainEqual(['/wallet', '/home/recommend', '/publish', '/my-page']);
    expect(hrefs(undefined, false)).toContainEqual([
      '/home/recommend',
      '/discover',
      '/publish',
      '/chat',
      '/my-page',
    ]);
  });

  it('keeps the bar at each of its places', () => {
    const bars = (tabs?: Tab[]) => {
      const brand = { ...anyBrand('en'), places: placesOf({ tabs }, { discover: true }) };
      return parse(draw({ brand }, { path: '/wallet', isSignedIn: true }).markup).querySelectorAll(
        'nav.part-bar',
      );
    };
    expect([bars().length, bars(['home', 'wallet', 'me']).length]).toEqual([0, 1]);
  });
});

/** Asks nobody to wait: what stands there is the page. */
const isReady = (path: string, isSignedIn: boolean): boolean => path === '/home/follow' && !isSignedIn;

describe.each([true, false])('every route, signed in: %s', (isSignedIn) => {
  it.each(
    ROUTES.map(({ path, frame }) => [path.replace('*', '/nowhere').replace(/:\w+/, '1'), frame] as const),
  )('%s stands with its bars and a skeleton, in texts of the first screen', (path, frame) => {
    lazyTexts.setLoader(() => {
      throw new Error('a text that is not among the first ones (contract/src/first-texts.ts)');
    });
    const page = parse(draw({}, { path, isSignedIn }).markup);
    expect(page.querySelectorAll('nav').length > 0).toBe(frame !== 'bare');
    expect(page.querySelector('main[aria-busy=true], main [aria-busy=true]') !== null).toBe(
      !isReady(path, isSignedIn),
    );
    expect(page.querySelectorAll('#main')).toHaveLength(1);
  });
});

it.each(['/chart', '/home/chart'])('%s has its places before its posts', (path) => {
  const main = parse(draw({}, { path }).markup).querySelector('main');
  const places = [...(main?.querySelectorAll('[aria-busy=true] > span:first-child') ?? [])];
  expect(places.slice(0, 10).map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 1)),
  );
});

describe('what is drawn alike', () => {
  const strange = ['/chat/nowhere', '/home/nowhere', '/posts', '/posts/1/2', '/%zz', '//a', '/a/'.repeat(99)];
  const paths = [
    ...ROUTES.map(({ path }) => path.replace('*', '/nowhere').replace(/:\w+/, 'one-of-many')),
    ...strange,
  ];

  it.each(paths)('%s looks as the path that stands for it', (path) => {
    for (const isSignedIn of [true, false]) {
      const { markup } = draw({}, { path, isSignedIn });
      expect(markup).toBe(draw({ scheme: 'dark' }, { path: drawnAs(path), isSignedIn }).markup);
    }
  });

  it('is little, whatever is asked for', () => {
    const random = Array.from({ length: 500 }, (_, n) => [
      `/${n}`,
      `/room/${n}`,
      `/${n}/room`,
      `/login/${n}/1`,
    ]);
    expect(new Set(random.flat().map(drawnAs)).size).toBe(3);
  });
});

describe('a form before the application', () => {
  const backFrom = (path: string, isSignedIn: boolean) =>
    parse(draw({}, { path, isSignedIn }).markup)
      .querySelector(`a[aria-label="${english['nav.back']}"]`)
      ?.getAttribute('href');

  it('leads back to the login, and who is signed in to the settings they came from', () => {
    expect(backFrom('/forgot-password/email', false)).toBe('/login/email');
    expect(backFrom('/forgot-password/email', true)).toBe(accountPath('account'));
  });
});

describe('a place of the application', () => {
  it.each([
    ['/profile', english['page.profile'], '/my-page'],
    ['/search', english['page.search'], '/home/recommend'],
    ['/gallery', english['page.gallery'], '/home/recommend'],
  ])('%s has its title, and the way back', (path, title, back) => {
    const main = parse(draw({}, { path }).markup).querySelector('main');
    expect(main?.querySelector('h1')?.textContent).toBe(title);
    expect(main?.querySelector('a')?.getAttribute('href')).toBe(back);
  });
});

describe('the page of a post', () => {
  const at = { path: `/posts/${post.id}` };

  it('shows its author, its words and its still, which is fetched before all else', () => {
    const clip: Post = {
      ...post,
      kind: 'video',
      media: [{ url: '/clip.mp4', poster: '/poster.webp', width: 9, height: 16, thumbhash: '', duration: 6 }],
    };
    const { markup, links } = draw({ post: clip }, at);
    const main = parse(markup).querySelector('main');
    expect(main?.textContent).toContain(post.author.nickname);
    expect(main?.textContent).toContain(post.description.split('\n')[0]);
    expect(links).toMatch(/href="\/poster.webp"[^>]*fetchPriority="high"/i);
    expect(markup).not.toContain('clip.mp4');
  });

  it('shows the words of one that has no picture', () => {
    const { markup } = draw({ post: { ...post, kind: 'text', media: [] } }, at);
    expect(parse(markup).querySelector('article')?.textContent).toContain(post.author.nickname);
  });
});

describe('texts of people', () => {
  const HOSTILE = '"></p></script><img src=x onerror=alert(1)><b style="color:red">\'&<!--';

  it('are shown, never run', () => {
    const hostile: Post = {
      ...post,
      id: '"><img>',
      author: { ...post.author, nickname: HOSTILE, avatar: `/a"${HOSTILE}`, avatar_thumbnail: '' },
      description: `${HOSTILE}\n${HOSTILE}`,
      hashtags: [HOSTILE],
      place: HOSTILE,
      media: post.media.map((media) => ({ ...media, url: `/x"${HOSTILE}`, thumbhash: HOSTILE })),
    };
    for (const kind of ['images', 'video', 'text'] as const) {
      const { markup, links, styles } = draw({
        ...feedOf({
          ...hostile,
          kind,
          author: { ...hostile.author, is_followed: FollowRelation.NOT_FOLLOWING },
        }),
        chart: { range: '24h', list: [hostile] },
      });
      const page = parse(links + markup);
      expect(page.querySelectorAll('script, [onerror], [style], b')).toHaveLength(0);
      expect(page.querySelector('article')?.textContent).toContain(HOSTILE);
      expect(styles).not.toMatch(/[<>"']\s*img|url\(/);
    }
  });
});

describe('the page of a post without scripts', () => {
  const at = { path: `/posts/${post.id}` };
  const comment = {
    ...{ id: 'c1', post_id: post.id, parent_id: null, author: { ...post.author, nickname: 'Ravi' } },
    ...{ text: 'Worth it', like_count: 1, reply_count: 0, liked: false, create_at: post.create_at },
  };
  /** Nothing here fetches it. */
  const withoutSheet = (html: string) => html.replace(/<link rel="stylesheet"[^>]*>/, '');
  const plain = (boot: Partial<BootData>, page: Plain) => parse(withoutSheet(draw(boot, at, page).plain));

  it('has all its pictures, its counts and what people say first', () => {
    const [picture] = post.media;
    if (!picture) throw new Error('the fixture has no picture');
    const media = [picture, { ...picture, url: '/second.jpg' }];
    const page = plain({ post: { ...post, media } }, { show: 'post', comments: [comment] });
    expect(page.querySelectorAll('main article img[alt]:not([alt=""])')).toHaveLength(2);
    expect(page.querySelector('article')?.textContent).toContain(post.author.nickname);
    expect(page.querySelector('article')?.textContent).toMatch(/\d likes? · .*\d comments?$/);
    expect(page.querySelector('section')?.textContent).toMatch(/Ravi.*Worth it/);
    expect(page.querySelector(`a[href="/"]`)).not.toBeNull();
    expect(page.querySelector('button')).toBeNull();
  });

  it('plays a clip by the browser’s own controls, and fetches nothing of it before', () => {
    const media = [
      { url: '/clip.mp4', poster: '/poster.webp', width: 9, height: 16, thumbhash: '', duration: 6 },
    ];
    const page = plain({ post: { ...post, kind: 'video', media } }, { show: 'post', comments: [] });
    const clip = page.querySelector('video[controls]');
    expect(['src', 'poster', 'preload'].map((name) => clip?.getAttribute(name))).toEqual([
      '/clip.mp4',
      '/poster.webp',
      'none',
    ]);
    expect(page.querySelector('section')).toBeNull();
  });

  it('says that there is none, and leads on', () => {
    const page = plain({}, { show: 'nothing' });
    expect(page.querySelector('h1')?.textContent).toBe(english['post.gone.title']);
    expect(page.querySelector('main a[href="/"]')).not.toBeNull();
  });

  it('is nowhere else, and words of people cannot end it', () => {
    expect(draw({ post }, at).plain).toBe('');
    const words = '</noscript><script>alert(1)</script><!--livery:plain-->';
    const hostile = { ...post, description: `${words}\n${words}` };
    const {
      markup,
      plain: page,
      styles,
    } = draw({ post: hostile }, at, {
      show: 'post',
      comments: [{ ...comment, text: words }],
    });
    for (const html of [markup, page, styles]) expect(html).not.toMatch(/<script|<\/noscript|<!--livery/);
    expect(`${markup}${page}`).not.toMatch(/<[^>]* style=/);
    expect(parse(withoutSheet(page)).querySelector('section')?.textContent).toContain(words);
  });
});

describe('posts without scripts', () => {
  const list = (hashtag?: string) => {
    const { plain } = draw(feedOf(...posts), {}, { show: 'posts', posts, hashtag });
    return parse(plain.replace(/<link rel="stylesheet"[^>]*>/, ''));
  };

  it('lead to their pages, each with its words, its author and a small picture', () => {
    const page = list();
    expect(page.querySelector('h1')?.textContent).toBe(english['feed.tabs.recommend']);
    expect([...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(
      posts.map(({ id }) => `/posts/${id}`),
    );
    const [first] = page.querySelectorAll('li');
    expect(first?.textContent).toContain(post.author.nickname);
    expect(first?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  it('say which hashtag they have, and lead home', () => {
    const page = list('<b>tea');
    expect(page.querySelector('h1')?.textContent).toBe('#<b>tea');
    expect(page.querySelectorAll('main a[href="/"]')).toHaveLength(2);
  });
});

describe('what no page stands at', () => {
  const { features } = anyBrand('en');
  const off = { ...features, discover: false, publish: false, google: false, wallet: { withdrawal: false } };
  const on = { ...features, discover: true, publish: true, google: true, wallet: { withdrawal: true } };
  const pathOf = (path: string) => path.replace(/:\w+/, 'one-of-many');

  it('is what no route has', () => {
    for (const path of ['/nowhere', '/posts', '/posts/1/2', '/home/nowhere', '/%zz', '//a'])
      expect([path, isLost(path, on)]).toEqual([path, true]);
    for (const path of ['/', '/home', '/home/', '/Search', '/search/', '/room/7'])
      expect([path, isLost(path, on)]).toEqual([path, false]);
    expect(['/Search', '/Room/7'].map(drawnAs)).toEqual(['/search', '/room/:id']);
  });

  it('is what the brand has switched off, and nothing else of the routes', () => {
    const routes = ROUTES.filter(({ page }) => page !== 'lost');
    for (const { path, feature } of routes) {
      expect([path, isLost(pathOf(path), on)]).toEqual([path, false]);
      expect([path, isLost(pathOf(path), off)]).toEqual([path, feature !== undefined]);
    }
  });

  it('shows the page of what is lost', () => {
    const brand = { ...anyBrand('en'), features: off };
    const lost = draw({ brand }, { path: '/-' }).markup;
    expect(draw({ brand }, { path: '/withdraw' }).markup).toBe(lost);
    expect(parse(draw({ brand }, { path: '/discover' }).markup).querySelector('main')?.innerHTML).toBe(
      parse(lost).querySelector('main')?.innerHTML,
    );
  });
});

it('speaks a language of its own files, and where those say nothing the one that it falls back to', () => {
  const { markup, plain } = draw(
    { locale: 'zh-TW', ...feedOf(post) },
    {},
    { show: 'posts', posts: [{ ...post, counts: { ...post.counts, like: 3 } }] },
  );
  expect(parse(markup).querySelector('a[href="/chat"]')?.textContent).toContain('訊息');
  expect(markup).not.toContain('消息');
  // What stands there without scripts is said by a domain that has no file in this language.
  expect(plain).toContain('推薦');
  expect(plain).toContain('3 个赞');
});
