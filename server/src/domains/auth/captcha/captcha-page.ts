import { directionOf, inLanguage, type Locale, type Localized, type Scheme } from '@livery/contract';
import type { Brand } from '../../../brand/brand.ts';
import { GEETEST } from '../../../infra/captcha/geetest.ts';
import { escapeHtml, escapeJson } from '../../../infra/html.ts';
import { runWidget, standInForStorage, type WidgetConfig, type WidgetSettings } from './captcha-widget.ts';

/** Where the provider is: base address of its calls, and address of its script. */
export interface ProviderAddresses {
  readonly url: string;
  readonly script: string;
}

export interface CaptchaPageParts {
  readonly brand: Pick<Brand, 'id' | 'config' | 'themeCss'>;
  readonly locale: Locale;
  /** Forced by the user; undefined: the system's preference decides. */
  readonly scheme: Scheme | undefined;
  /** Fresh for each response. */
  readonly nonce: string;
  readonly provider: ProviderAddresses;
}

/** Hosts that GeeTest's script goes on to when one of its own does not respond. */
const GEETEST_HOSTS = [
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
  'https://static.geetest.com',
  'https://static.geevisit.com',
];

const TITLES: Localized = { 'zh-CN': '安全验证', 'zh-TW': '安全驗證', en: 'Security check' };
const LANGUAGES: Localized<WidgetConfig['language']> = { 'zh-CN': 'zho', 'zh-TW': 'zho-tw', en: 'eng' };

const LAYOUT =
  'html,body{height:100%;margin:0;background:var(--color-surface-overlay);color:var(--color-text-primary);font-family:system-ui,sans-serif}';

/** Fonts are read by this site's own origin alone, which the sandbox is not. */
const withoutFonts = (css: string): string => css.replace(/@font-face\s*\{[^}]*\}/g, '');

const isGeetest = ({ url }: ProviderAddresses): boolean => url === GEETEST.url;

const hostsOf = (provider: ProviderAddresses): string[] =>
  isGeetest(provider)
    ? [...new Set([...GEETEST_HOSTS, new URL(provider.script).origin])]
    : [...new Set([provider.url, provider.script].map((address) => new URL(address).origin))];

/**
 * The policy of the page `/captcha` alone (decisions.md section 3). The sandbox gives it an origin of its own: what the
 * provider runs in it reaches neither the page that frames it nor the tokens of this site.
 */
export const captchaPolicy = (nonce: string, provider: ProviderAddresses): string => {
  const hosts = hostsOf(provider).join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: blob: ${hosts}`,
    `media-src ${hosts}`,
    `font-src data: ${hosts}`,
    `connect-src ${hosts}`,
    `frame-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
};

/** GeeTest knows its own servers; those of another address have to be named. */
const serversOf = (provider: ProviderAddresses): Pick<WidgetConfig, 'apiServers' | 'staticServers'> =>
  isGeetest(provider)
    ? {}
    : { apiServers: [new URL(provider.url).host], staticServers: [new URL(provider.script).host] };

const settingsOf = ({ brand, locale, provider }: CaptchaPageParts): WidgetSettings => ({
  script: provider.script,
  config: {
    captchaId: brand.config.captcha.id,
    product: 'bind',
    language: inLanguage(LANGUAGES, locale),
    protocol: provider.url.startsWith('https:') ? 'https://' : 'http://',
    // Our own dialog stands around it: it has the scrim and the way out.
    mask: { outside: false, bgColor: 'transparent' },
    hideBar: ['close'],
    ...serversOf(provider),
  },
});

/** The page that runs the provider's widget and tells the page around it what came of it. */
export const renderCaptchaPage = (parts: CaptchaPageParts): string => {
  const { brand, locale, scheme, nonce } = parts;
  const forced = scheme === undefined ? '' : ` data-scheme="${scheme}"`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}" class="brand-${escapeHtml(brand.id)}"${forced}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${inLanguage(TITLES, locale)} · ${escapeHtml(inLanguage(brand.config.title, locale))}</title><style>${withoutFonts(brand.themeCss)}${LAYOUT}</style></head>
<body><script nonce="${nonce}">(${standInForStorage})();(${runWidget})(${escapeJson(settingsOf(parts))})</script></body>
</html>
`;
};
