import type { BootData, Locale, Maintenance } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { type Brand, publicUrl } from '../brand/brand.ts';
import type { SocialService } from '../domains/social/social.service.ts';
import { createOnce } from '../infra/once.ts';
import type { Tenant } from '../infra/tenancy.ts';
import type { FirstHtml, FirstHtmlRenderer } from './first-html.ts';

export const FEED = '/home/recommend';

/** Drawings that are kept, of all brands: those that change, and those that stay as they are. */
const DRAWINGS = 100;
const LASTING_DRAWINGS = 600;
const LASTING = 3_600_000;

export interface Page {
  path: string;
  locale: Locale;
  isSignedIn: boolean;
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

/** What the client's program needs to know of brand and language, and nothing of who asks. */
export const bootOf = (brand: Brand, locale: Locale) => {
  const messages = brand.messages.get(locale);
  return { brand: brand.config, locale, ...(messages && { messages }) };
};

/** Draws the first HTML of pages, each as seldom as its content allows. */
export const createDrawings = ({ social, client, age }: Parts) => {
  const once = createOnce({ most: DRAWINGS, age });
  const onceForLong = createOnce({ most: LASTING_DRAWINGS, age: LASTING });
  const draw = async (brand: Brand, page: Page, content: Content = {}): Promise<Drawing> => {
    const { path, locale, isSignedIn } = page;
    const at = Date.now();
    const boot = { ...bootOf(brand, locale), ...content, first: { path, at, isSignedIn } };
    return { content, at, first: await client.draw(boot, publicUrl(brand, 'icon.svg')) };
  };
  return async (request: FastifyRequest, page: Page): Promise<Drawing> => {
    const { tenant } = request;
    const { brand } = tenant;
    const { maintenance, path } = page;
    if (maintenance) return once([brand.id, page], () => draw(brand, page, { maintenance }));
    if (path === FEED && !page.isSignedIn)
      return once([brand.id, page], async () => draw(brand, page, await firstPosts(social, tenant)));
    const post = await publicPost(request, path, social);
    if (post) return draw(brand, page, { post });
    // Ids do not show, and all that is unknown is lost: whatever is asked for, few of them are drawn.
    const alike = { ...page, path: await client.drawnAs(path) };
    return onceForLong([brand.id, alike], () => draw(brand, alike));
  };
};
