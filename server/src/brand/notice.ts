import { createHash } from 'node:crypto';
import { directionOf, inLanguage, LOCALES, type Locale, type Localized, type Scheme } from '@livery/contract';
import { escapeHtml } from '../infra/html.ts';
import type { BrandConfig } from './brand.schema.ts';
import { brandText, type Speaker } from './brand.text.ts';

/** What a notice says, by the status that it comes with. */
export const NOTICES = ['404', '500', '503'] as const;
export type Notice = (typeof NOTICES)[number];

/** What stands on the pages that the server draws where nothing else can be drawn. */
export const NOTICE_TEXTS = {
  'zh-CN': {
    'server.page.404.title': '这里什么也没有',
    'server.page.404.text': '链接可能写错了，或者内容已经不在了。',
    'server.page.500.title': '出了点问题',
    'server.page.500.text': '不是你的原因，请稍后再试。',
    'server.page.503.title': '正在维护',
    'server.page.503.text': '我们很快回来，请稍后刷新页面。',
    'server.page.back': '回到首页',
    'server.page.help': '需要帮助？',
    'server.page.help.page': '帮助中心',
  },
  'zh-TW': {
    'server.page.404.title': '這裡什麼都沒有',
    'server.page.404.text': '連結可能有誤，或內容已經不在了。',
    'server.page.500.title': '出了點問題',
    'server.page.500.text': '不是你的問題，請稍後再試。',
    'server.page.503.title': '系統維護中',
    'server.page.503.text': '我們很快就回來，請稍後重新整理頁面。',
    'server.page.back': '回首頁',
    'server.page.help': '需要協助？',
    'server.page.help.page': '說明中心',
  },
  en: {
    'server.page.404.title': 'Nothing here',
    'server.page.404.text': 'The link may be wrong, or the content is gone.',
    'server.page.500.title': 'Something went wrong',
    'server.page.500.text': 'It’s not you. Please try again in a moment.',
    'server.page.503.title': 'Back in a moment',
    'server.page.503.text': 'We are doing some maintenance. Please refresh the page later.',
    'server.page.back': 'Go to the start',
    'server.page.help': 'Need help?',
    'server.page.help.page': 'Help centre',
  },
} as const satisfies Localized<Record<string, string>>;

type Id = keyof (typeof NOTICE_TEXTS)['en'];
/** Ready to stand in the page. */
const sayer =
  (brand: NoticeBrand, locale: Locale) =>
  (id: Id): string =>
    escapeHtml(brandText(brand, NOTICE_TEXTS, locale, id));

const LAYOUT = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:var(--density-gutter);background:var(--color-surface-base);color:var(--color-text-primary);font-family:var(--type-family-body);font-size:var(--type-size-body);line-height:var(--type-line-height-body);text-align:center}
main{max-width:24rem}
img{height:40px;margin-bottom:48px}
h1{margin:0 0 8px;font-family:var(--type-family-display);font-weight:var(--type-weight-display);font-size:var(--type-size-heading);line-height:var(--type-line-height-tight)}
p{margin:0 0 32px;color:var(--color-text-secondary)}
small{display:block;margin-top:32px;color:var(--color-text-tertiary);font-size:var(--type-size-caption)}
small a{color:var(--color-text-link)}
main>a{display:inline-flex;align-items:center;min-height:max(44px,var(--density-control-md));padding:0 24px;border-radius:var(--shape-radius-control);background:var(--color-accent-solid);color:var(--color-text-on-accent);font-weight:var(--type-weight-strong);text-decoration:none}
main>a:hover{background:var(--color-accent-solid-hover)}
a:focus-visible{outline:var(--shape-focus-width) solid var(--color-border-focus);outline-offset:2px}`;

/** What a notice needs of a brand; it is made while the brand is being read. */
export interface NoticeBrand extends Speaker {
  readonly config: BrandConfig;
  readonly themeCss: string;
  readonly wordmarkSvg: string;
}

const styleOf = ({ themeCss }: NoticeBrand): string => themeCss + LAYOUT;

const helpOf = (brand: NoticeBrand, locale: Locale): string => {
  const { email, url } = brand.config.support;
  const say = sayer(brand, locale);
  const ask = say('server.page.help');
  // Full-width signs bring their room along.
  const gap = /[\u3000-\uffef]$/.test(ask) ? '' : ' ';
  return `${ask}${gap}<a href="${escapeHtml(url ?? `mailto:${email}`)}">${url ? say('server.page.help.page') : escapeHtml(email)}</a>`;
};

/** What the brand lists for the foot of pages; paths lead somewhere only while the product stands. */
const linksOf = ({ config: { links = [] } }: NoticeBrand, notice: Notice, locale: Locale): string =>
  links
    .filter(({ places, url }) => places.includes('footer') && (notice !== '503' || !url.startsWith('/')))
    .map(({ label, url }) => ` <a href="${escapeHtml(url)}">${escapeHtml(inLanguage(label, locale))}</a>`)
    .join('');

/** A whole page without a script that needs nothing but itself: it also works from a proxy while the server is down. */
export function renderNotice(brand: NoticeBrand, notice: Notice, locale: Locale, scheme?: Scheme): string {
  const say = sayer(brand, locale);
  const [title, text] = [say(`server.page.${notice}.title`), say(`server.page.${notice}.text`)];
  const name = escapeHtml(inLanguage(brand.config.title, locale));
  const forced = scheme === undefined ? '' : ` data-scheme="${scheme}"`;
  const wordmark = `data:image/svg+xml;base64,${Buffer.from(brand.wordmarkSvg).toString('base64')}`;
  // While everything is away there is nowhere to go.
  const link = notice === '503' ? '' : `<a href="/">${say('server.page.back')}</a>`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}" class="brand-${escapeHtml(brand.config.id)}"${forced}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${name}</title><style>${styleOf(brand)}</style></head>
<body><main><img src="${wordmark}" alt="${name}"><h1>${title}</h1><p>${text}</p>${link}<small>${helpOf(brand, locale)}${linksOf(brand, notice, locale)}</small></main></body>
</html>
`;
}

/** The policy of a brand's notices: their one style is named by its hash. */
export function noticePolicy(brand: NoticeBrand): string {
  const style = createHash('sha256').update(styleOf(brand)).digest('base64');
  return `default-src 'none'; style-src 'sha256-${style}'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** Every notice in every language, by path: `pages/404.en.html`. */
export const noticeFiles = (brand: NoticeBrand): [path: string, html: string][] =>
  NOTICES.flatMap((notice) =>
    LOCALES.map((locale): [string, string] => [
      `pages/${notice}.${locale}.html`,
      renderNotice(brand, notice, locale),
    ]),
  );
