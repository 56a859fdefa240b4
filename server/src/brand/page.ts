import type { Locale, Scheme } from '@livery/contract';
import { escapeHtml, escapeJson } from '../infra/html.ts';
import { CARD, imageUrl } from './brand.images.ts';
import { type Brand, publicUrl } from './brand.ts';

/** The built `index.html`, cut where something is inserted or replaced: text, marker, text, marker … */
export type PageTemplate = readonly string[];

export interface PageParts {
  readonly template: PageTemplate;
  readonly brand: Brand;
  readonly locale: Locale;
  /** Forced by the user; undefined: the system's preference decides. */
  readonly scheme: Scheme | undefined;
  readonly nonce: string;
  /** Where the page is seen, for addresses that must be whole: `https://aurora.example`. */
  readonly origin: string;
  /** Anything that JSON can carry. */
  readonly boot: unknown;
  /** Trusted: the client's own program has drawn and escaped it. */
  readonly first: { markup: string; styles: string; links: string };
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

function head({ brand, locale, scheme, nonce, origin, first }: PageParts): string {
  const { config } = brand;
  const title = config.title[locale];
  const tagline = config.tagline[locale];
  const preload = (path: string): string =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(publicUrl(brand, path))}">`;
  return [
    // First of all: the pictures of the first screen are on their way while the rest is read.
    first.links,
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(publicUrl(brand, 'icon.svg'))}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="${escapeHtml(imageUrl(brand, 'icons/180.png'))}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...brand.fontPreloads.map(preload),
    ...themeColors(brand, scheme),
    meta('description', tagline),
    meta('application-name', title),
    meta('apple-mobile-web-app-title', title),
    openGraph('type', 'website'),
    openGraph('site_name', title),
    openGraph('title', title),
    openGraph('description', tagline),
    openGraph('locale', locale.replace('-', '_')),
    openGraph('image', origin + imageUrl(brand, 'card.png')),
    openGraph('image:width', String(CARD.width)),
    openGraph('image:height', String(CARD.height)),
    openGraph('image:alt', title),
    meta('twitter:card', 'summary_large_image'),
    `<style nonce="${nonce}" id="theme">${brand.themeCss}</style>`,
    first.styles && `<style nonce="${nonce}">${first.styles}</style>`,
  ].join('');
}

function openingTag({ brand, locale, scheme }: PageParts): string {
  const forced = scheme === undefined ? '' : ` data-scheme="${scheme}"`;
  return `<html lang="${locale}" dir="ltr" class="brand-${escapeHtml(brand.id)}"${forced}>`;
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
  const { template, nonce, boot, first } = parts;
  const putIn = (found: string): string => {
    switch (found) {
      case '<!--livery:head-->':
        return head(parts);
      case '<!--livery:shell-->':
        return first.markup;
      case '<!--livery:boot-->':
        return `<script type="application/json" id="boot" nonce="${nonce}">${escapeJson(boot)}</script>`;
      case '<script':
      case '<style':
        return `${found} nonce="${nonce}"`;
      default:
        return openingTag(parts);
    }
  };
  return template.map((piece, index) => (index % 2 === 0 ? piece : putIn(piece))).join('');
}
