import type { BootData, Locale, Maintenance } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { type Brand, publicUrl } from '../brand/brand.ts';
import type { SocialService } from '../domains/social/social.service.ts';
import { createOnce } from '../infra/once.ts';
import type { Tenant } from '../infra/tenancy.ts';
import { type FirstHtml, type FirstHtmlRenderer, NOTHING } from './first-html.ts';

export const FEED = '/home/recommend';

/** Drawings that are kept, of all brands: those that change, and those that stay as they are. */
const DRAWINGS = 100;
const LASTING_DRAWINGS = 600;
const LASTING = 3_600_000;

export interface Page {
  path: string;
  locale: Locale;
  isSignedIn: boolean;
  hasDiscover: boolean;
  maintenance?: Maintenance;
}

/** All of it is public; what is for an account is asked for with its token. */
type Content = Pick<BootData, 'feed' | 'chart' | 'post' | 'maintenance'>;

interface Drawing {
  content: Content;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  first: FirstHtml;
}

interface Parts {
  social: SocialService;
  client: FirstHtmlRenderer;
  /** How long the feed stands as it was drawn, in milliseconds. */
  age: number;
}

/** A page without its first posts is still a page: the client asks for them itself. */
const firstPosts = async (social: SocialService, tenant: Tenant): Promise<Content> => {
  const [feed, chart] = await Promise.all([
    social.guestFirstPage(tenant).catch(() => undefined),
    social.guestChartHead(tenant).catch(() => undefined),
  ]);
  return { ...(feed && { feed }), ...(chart && { chart }) };
};

const POST = /^\/posts\/([^/]+)$/;

/**
 * As guests see it, out of their quota. For who is signed in too, since a cookie proves nothing. Refused or gone: the
 * client asks itself, and says why.
 */
const publicPost = async ({ tenant, address }: FastifyRequest, path: string, social: SocialService) => {
  const [, id] = POST.exec(path) ?? [];
  return id === undefined ? undefined : social.getGuestPost(tenant, address, id).catch(() => undefined);
};

/** What the client's program needs of brand and language; nothing of the request. Nothing to discover: no way leads there. */
export const bootOf = (brand: Brand, locale: Locale, hasDiscover: boolean) => {
  const messages = brand.messages.get(locale);
  const features = { ...brand.config.features, discover: hasDiscover };
  return { brand: { ...brand.config, features }, locale, ...(messages && { messages }) };
};

/** Draws the first HTML of pages, each as seldom as its content allows. What cannot be drawn is a page without it. */
export const createDrawings = ({ social, client, age }: Parts) => {
  const once = createOnce({ most: DRAWINGS, age });
  const onceForLong = createOnce({ most: LASTING_DRAWINGS, age: LASTING });
  const draw = async (brand: Brand, page: Page, content: Content = {}): Promise<Drawing> => {
    const { path, locale, isSignedIn, hasDiscover } = page;
    const at = Date.now();
    const boot = { ...bootOf(brand, locale, hasDiscover), ...content, first: { path, at, isSignedIn } };
    return { content, at, first: await client.draw(boot, publicUrl(brand, 'icon.svg')) };
  };
  /** Ids do not show, and all that is unknown is lost: whatever is asked for, few of them are drawn. */
  const drawAlike = async (brand: Brand, page: Page): Promise<Drawing> => {
    const alike = { ...page, path: await client.drawnAs(page.path) };
    return onceForLong([brand.id, alike], () => draw(brand, alike));
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
    const drawOrNothing = (content: Content) => draw(brand, page, content).catch(orNothing(content));
    if (maintenance) return once([brand.id, page], () => drawOrNothing({ maintenance }));
    if (path === FEED && !page.isSignedIn)
      return once([brand.id, page], async () => drawOrNothing(await firstPosts(social, tenant)));
    const post = await publicPost(request, path, social);
    // Kept for long is only what was drawn.
    return post ? drawOrNothing({ post }) : drawAlike(brand, page).catch(orNothing());
  };
};
