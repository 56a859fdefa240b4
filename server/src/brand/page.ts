import { directionOf, inLanguage, type Locale, type Scheme } from '@livery/contract';
import { escapeHtml, escapeJson } from '../infra/html.ts';
import { CARD, imageUrl } from './brand.images.ts';
import { type Brand, publicUrl } from './brand.ts';
import { headOfPath } from './head-texts.ts';
import { themeIn } from './language-fonts.ts';

/** The built `index.html`, cut where something is inserted or replaced: text, marker, text, marker … */
export type PageTemplate = readonly string[];

/** What the head says of one page, where that is not the brand itself. Addresses are whole. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly picture?: { url: string; width: number; height: number; alt: string };
  readonly video?: { url: string; width: number; height: number };
  /** ISO 8601. */
  readonly publishedAt: string;
}

export interface PageParts {
  readonly template: PageTemplate;
  readonly brand: Brand;
  readonly locale: Locale;
  /** Forced by the user; undefined: the system's preference decides. */
  readonly scheme: Scheme | undefined;
  readonly nonce: string;
  /** Where the page is seen, for addresses that must be whole: `https://aurora.example`. */
  readonly origin: string;
  /** What is drawn is the first screen, and what other pages wear can wait. */
  readonly isFirstScreen: boolean;
  /** Search engines may list it; they may unless it says otherwise. */
  readonly isListed?: boolean;
  /** Anything that JSON can carry. */
  readonly boot: unknown;
  /** The client is to say which tap its calls come from. */
  readonly isTraced?: boolean;
  /** Trusted: the client's own program has drawn and escaped it. `plain` stands where no scripts run. */
  readonly first: { markup: string; styles: string; links: string; plain?: string };
  /** Trusted: stands after all else. */
  readonly tail?: string | undefined;
  readonly about?: PageFacts | undefined;
  /** Whose page it is, where the head says something of it: `/discover`. */
  readonly path?: string;
  /** The same in the words of schema.org: anything that JSON can carry. */
  readonly structured?: object | undefined;
}

const MARKERS = ['<!--livery:head-->', '<!--livery:shell-->', '<!--livery:boot-->'] as const;

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const openGraph = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escapeHtml(content)}">`;

function themeColors({ themeColor }: Brand, scheme: Scheme | undefined): string[] {
  if (scheme !== undefined) return [meta('theme-color', themeColor[scheme])];
  return (['light', 'dark'] as const).map(
    (each) =>
      `<meta name="theme-color" media="(prefers-color-scheme:${each})" content="${escapeHtml(themeColor[each])}">`,
  );
}

/** What a page is called and what it is about. */
const namedIn = ({ brand, locale, about, path = '' }: PageParts): { title: string; description: string } =>
  about ?? headOfPath(brand, path, locale);

/** What other sites show of a page that is linked to. */
function card(parts: PageParts): string[] {
  const { brand, locale, origin, about } = parts;
  const title = inLanguage(brand.config.title, locale);
  const named = namedIn(parts);
  const { picture, video } = about ?? {};
  const shown = picture ?? { url: origin + imageUrl(brand, 'card.png'), ...CARD, alt: about?.title ?? title };
  const kind = about ? (video ? 'video.other' : 'article') : 'website';
  return [
    openGraph('type', kind),
    openGraph('site_name', title),
    openGraph('title', named.title),
    openGraph('description', named.description),
    openGraph('locale', locale.replace('-', '_')),
    openGraph('image', shown.url),
    openGraph('image:width', String(shown.width)),
    openGraph('image:height', String(shown.height)),
    openGraph('image:alt', shown.alt),
    ...(video
      ? [
          openGraph('video', video.url),
          openGraph('video:type', 'video/mp4'),
          openGraph('video:width', String(video.width)),
          openGraph('video:height', String(video.height)),
        ]
      : []),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** Of a page that is not the brand's itself. */
function facts({ nonce, about, structured }: PageParts): string[] {
  if (!about) return [];
  const published = `<meta property="article:published_time" content="${escapeHtml(about.publishedAt)}">`;
  return [
    `<link rel="canonical" href="${escapeHtml(about.canonical)}">`,
    openGraph('url', about.canonical),
    about.video ? '' : published,
    meta('twitter:title', about.title),
    meta('twitter:description', about.description),
    about.picture ? meta('twitter:image', about.picture.url) : '',
    structured
      ? `<script type="application/ld+json" nonce="${nonce}">${escapeJson(structured)}</script>`
      : '',
  ];
}

/** What the brand chose of other pages than the first screen: that one does not fetch it, and its scripts do (`lib/brand-sheet.ts`). */
function pagesSheet({ brand, isFirstScreen }: PageParts): string {
  const [hasPages, hasWallet] = ['pages.css', 'wallet.css'].map(
    (path) => !!brand.files.get(path)?.body.length,
  );
  if (!hasPages && !hasWallet) return '';
  const held = isFirstScreen ? ' disabled' : '';
  const more = hasWallet ? ' data-wallet' : '';
  return `<link id="brand-sheet" rel="stylesheet"${held}${more} href="${escapeHtml(publicUrl(brand, 'pages.css'))}">`;
}

function head(parts: PageParts): string {
  const { brand, locale, scheme, nonce, first, isListed = true } = parts;
  const { config } = brand;
  const title = inLanguage(config.title, locale);
  const named = namedIn(parts);
  const preload = (path: string): string =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(publicUrl(brand, path))}">`;
  return [
    // First of all: the pictures of the first screen are on their way while the rest is read.
    first.links,
    `<title>${escapeHtml(named.title)}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(publicUrl(brand, 'icon.svg'))}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="${escapeHtml(imageUrl(brand, 'icons/180.png'))}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...brand.fontPreloads.map(preload),
    ...themeColors(brand, scheme),
    meta('description', named.description),
    isListed ? '' : meta('robots', 'noindex'),
    meta('application-name', title),
    meta('apple-mobile-web-app-title', title),
    ...card(parts),
    ...facts(parts),
    `<style nonce="${nonce}" id="theme">${themeIn(locale, brand.themeCss)}</style>`,
    pagesSheet(parts),
    first.styles && `<style nonce="${nonce}">${first.styles}</style>`,
  ].join('');
}

/** Where no scripts run, the plain page stands instead of the one that the application draws. */
function plainPage({ nonce, first: { plain } }: PageParts): string {
  if (!plain) return '';
  return `<noscript><style nonce="${nonce}">#root{display:none}</style>${plain}</noscript>`;
}

function openingTag({ brand, locale, scheme }: PageParts): string {
  const forced = scheme === undefined ? '' : ` data-scheme="${scheme}"`;
  return `<html lang="${locale}" dir="${directionOf(locale)}" class="brand-${escapeHtml(brand.id)}"${forced}>`;
}

/**
 * Reads the built `index.html`, once: it is long, and what is put in is never searched for markers or tags.
 * @throws Error when it lacks one of its markers
 */
export function readTemplate(html: string): PageTemplate {
  const missing = MARKERS.find((marker) => !html.includes(marker));
  if (missing !== undefined) throw new Error(`index.html has no ${missing}: build the client again`);
  return html.split(/(<html[^>]*>|<(?:script|style)(?=[\s>])|<!--livery:(?:head|shell|boot)-->)/);
}

/** The first HTML of a page: the template with brand, theme, language, what is drawn first, and boot data. */
export function renderPage(parts: PageParts): string {
  const { template, nonce, boot, first, isTraced, tail = '' } = parts;
  const putIn = (found: string): string => {
    switch (found) {
      case '<!--livery:head-->':
        return head(parts);
      case '<!--livery:shell-->':
        return first.markup;
      case '<!--livery:boot-->':
        return `${plainPage(parts)}<script type="application/json" id="boot"${isTraced ? ' data-traced' : ''} nonce="${nonce}">${escapeJson(boot)}</script>${tail}`;
      case '<script':
      case '<style':
        return `${found} nonce="${nonce}"`;
      default:
        return openingTag(parts);
    }
  };
  return template.map((piece, index) => (index % 2 === 0 ? piece : putIn(piece))).join('');
}
