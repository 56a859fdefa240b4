import { type BootData, isKept, type Locale, type Maintenance, withEveryLanguage } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { type Brand, publicUrl } from '../brand/brand.ts';
import { offeredBy } from '../brand/switches.ts';
import type { SearchService } from '../domains/search/search.service.ts';
import type { SocialService } from '../domains/social/social.service.ts';
import { createOnce } from '../infra/once.ts';
import type { Tenant } from '../infra/tenancy.ts';
import { type FirstHtml, type FirstHtmlRenderer, NOTHING, type Plain } from './first-html.ts';
import { findPublicPost, type PostOfPage } from './posts/post-of-page.ts';
import { findTaggedPosts, type TaggedPosts } from './posts/tagged-posts.ts';

export const FEED = '/home/recommend';

/** Drawings that are kept, of all brands: those that change, and those that stay as they are. */
const DRAWINGS = 100;
const LASTING_DRAWINGS = 600;
const LASTING = 3_600_000;

export interface Page {
  path: string;
  /** The brand keeps it from guests: nothing of what it shows is put in, whoever a cookie names. */
  isKept: boolean;
  locale: Locale;
  isSignedIn: boolean;
  hasDiscover: boolean;
  maintenance?: Maintenance;
}

/** All of it is public; what is for an account is asked for with its token. */
type Content = Pick<BootData, 'feed' | 'chart' | 'post' | 'tagged' | 'maintenance'>;

interface Drawing {
  content: Content;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  first: FirstHtml;
  /** What a post's address leads to. */
  found?: PostOfPage | undefined;
}

interface Parts {
  social: SocialService;
  search: Pick<SearchService, 'taggedAsGuest'>;
  client: FirstHtmlRenderer;
  /** How long the feed stands as it was drawn, in milliseconds. */
  age: number;
}

/** A page without its first posts is still a page: the client asks for them itself. */
const firstPosts = async (social: SocialService, tenant: Tenant): Promise<Content> => {
  const { guests } = tenant.brand.config;
  const [feed, chart] = await Promise.all([
    social.guestFirstPage(tenant).catch(() => undefined),
    isKept(guests, 'chart') ? undefined : social.guestChartHead(tenant).catch(() => undefined),
  ]);
  return { ...(feed && { feed }), ...(chart && { chart }) };
};

/** What the client's program needs of brand and language; nothing of the request. */
export const bootOf = (brand: Brand, locale: Locale, hasDiscover: boolean) => {
  const { first = {}, whole = {} } = brand.texts.get(locale) ?? {};
  const hasMore = Object.keys(whole).length > Object.keys(first).length;
  // How its parts are built and its name is drawn is in its sheets; how much is allowed is the server's.
  const { variants: _, wordmark: __, tabs: ___, start: ____, quotas: _____, ...config } = brand.config;
  return {
    brand: { ...withEveryLanguage(config), ...offeredBy(brand.config, hasDiscover) },
    locale,
    messages: first,
    ...(hasMore && { textsVersion: `?v=${brand.files.get(`messages.${locale}.json`)?.hash}` }),
  };
};

/** For drawing here, where no file is fetched. */
const wholeBootOf = (...from: Parameters<typeof bootOf>) => {
  const { textsVersion: _, ...boot } = bootOf(...from);
  const [brand, locale] = from;
  return { ...boot, messages: brand.texts.get(locale)?.whole ?? {} };
};

/** Another one when anything of it is drawn in another way. */
const keyOf = ({ id, revision, config }: Brand) => [id, revision, config.features];

/** Draws the first HTML of pages, each as seldom as its content allows. What cannot be drawn is a page without it. */
export const createDrawings = ({ social, search, client, age }: Parts) => {
  const once = createOnce({ most: DRAWINGS, age });
  const onceForLong = createOnce({ most: LASTING_DRAWINGS, age: LASTING });
  const draw = async (brand: Brand, page: Page, content: Content = {}, plain?: Plain): Promise<Drawing> => {
    const { path, locale, isSignedIn, hasDiscover } = page;
    const at = Date.now();
    const boot = { ...wholeBootOf(brand, locale, hasDiscover), ...content, first: { path, at, isSignedIn } };
    const first = await client.draw({ boot, iconUrl: publicUrl(brand, 'icon.svg'), plain });
    return { content, at, first };
  };
  /** Ids do not show, and all that is unknown is lost: whatever is asked for, few of them are drawn. */
  const drawAlike = async (brand: Brand, page: Page, plain?: Plain): Promise<Drawing> => {
    const alike = { ...page, path: await client.drawnAs(page.path) };
    return onceForLong([...keyOf(brand), alike, plain], () => draw(brand, alike, {}, plain));
  };
  /** The client has the posts from here: asking for them again would take them out of the guest's quota twice. */
  const drawTagged = async (brand: Brand, page: Page, tagged: TaggedPosts): Promise<Drawing> => {
    const { hashtag, order, list: posts } = tagged;
    if (posts.length === 0) return { ...(await drawAlike(brand, page)), content: { tagged } };
    const alike = { ...page, path: await client.drawnAs(page.path) };
    const drawing = await once([...keyOf(brand), page, order], () =>
      draw(brand, alike, {}, { show: 'posts', hashtag, posts }),
    );
    return { ...drawing, content: { tagged } };
  };
  return async (request: FastifyRequest, page: Page): Promise<Drawing> => {
    const { tenant, log } = request;
    const { brand } = tenant;
    const { maintenance, path } = page;
    const orNothing =
      (content: Content = {}) =>
      (error: unknown): Drawing => {
        log.error({ err: error, path }, 'the first HTML could not be drawn');
        return { content, at: Date.now(), first: NOTHING };
      };
    const drawOrNothing = (content: Content, plain?: Plain) =>
      draw(brand, page, content, plain).catch(orNothing(content));
    if (maintenance) return once([...keyOf(brand), page], () => drawOrNothing({ maintenance }));
    if (page.isKept) return drawAlike(brand, page).catch(orNothing());
    if (path === FEED && !page.isSignedIn)
      return once([...keyOf(brand), page], async () => {
        const content = await firstPosts(social, tenant);
        return drawOrNothing(content, content.feed && { show: 'posts', posts: content.feed.list });
      });
    const tagged = page.isSignedIn ? undefined : await findTaggedPosts(request, path, search);
    if (tagged) return drawTagged(brand, page, tagged).catch(orNothing({ tagged }));
    const found = await findPublicPost(request, path, social);
    if (found?.state === 'open') {
      const { post, comments } = found;
      return { ...(await drawOrNothing({ post }, { show: 'post', comments })), found };
    }
    const plain: Plain | undefined = found && found.state !== 'quota' ? { show: 'nothing' } : undefined;
    // Kept for long is only what was drawn.
    const drawing = await drawAlike(brand, page, plain).catch(orNothing());
    return { ...drawing, found };
  };
};
