import {
  type BootData,
  type BrandFeatures,
  type Comment,
  LOCALES,
  type Locale,
  type Post,
} from '@livery/contract';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router';
import { App } from '../app/App.tsx';
import { Providers } from '../app/Providers.tsx';
import { allPlaceholderCode, placeholderKind } from '../app/placeholder-code.ts';
import { createStores } from '../app/root.store.ts';
import { isOn, REDIRECTED, ROUTES, type RouteRow } from '../app/routes.ts';
import { PlainPage } from '../domains/social/plain/PlainPage.tsx';
import { PlainPosts } from '../domains/social/plain/PlainPosts.tsx';
import social from '../domains/social/texts?texts';
import {
  type CompiledMessages,
  firstTexts,
  mergeMessages,
  type TextBundle,
  textsIn,
} from '../lib/intl/messages.ts';
import { setRules } from '../lib/intl/pattern.ts';
import { formatRules } from '../lib/intl/rules.ts';
import type { Stores } from '../lib/stores/stores.ts';
import { liftStyles } from './lift-styles.ts';

/** In every language: what is drawn next may be in any. */
const inAll = async (...bundles: TextBundle[]): Promise<Record<Locale, CompiledMessages>> => {
  const textsOf = async (locale: Locale) =>
    [locale, Object.assign({}, ...(await Promise.all(bundles.map((bundle) => bundle(locale)))))] as const;
  return Object.fromEntries(await Promise.all(LOCALES.map(textsOf))) as Record<Locale, CompiledMessages>;
};

const MESSAGES = await inAll(firstTexts);
const PLAIN_MESSAGES = await inAll(firstTexts, textsIn(social));

enableStaticRendering(true);
await allPlaceholderCode();

/** What stands there for who runs no scripts: the post of the boot data with these comments, that there is none, or posts (of a hashtag). */
export type Plain =
  | { show: 'post'; comments: readonly Comment[] }
  | { show: 'nothing' }
  | { show: 'posts'; posts: readonly Post[]; hashtag?: string | undefined };

export interface FirstHtmlRequest {
  boot: BootData & Required<Pick<BootData, 'first'>>;
  /** Address of the brand's mark. */
  iconUrl: string;
  /** A page for who runs no scripts, too. */
  plain?: Plain | undefined;
}

export interface FirstHtml {
  /** What stands in `#root`; the application takes it over. Without `style` attributes: the policy refuses them. */
  markup: string;
  /** Rules of what would have been `style` attributes. */
  styles: string;
  /** `<link>`s of what the first screen shows, for the head. */
  links: string;
  /** The page without scripts, to stand in a `noscript`; '' where there is none. */
  plain: string;
}

const FIRST_WORDS = new Set(ROUTES.map(({ path }) => path.split('/')[1]));

/** In small letters or large, as the running page looks for it: what it draws otherwise is thrown away. */
const rowOf = (path: string): RouteRow | undefined => ROUTES.find((each) => matchPath(each.path, path));

/** Whether no page stands at a path: no route has it, or the brand has switched it off. */
export const isLost = (path: string, features: BrandFeatures): boolean => {
  if (REDIRECTED.some((each) => matchPath(each, path))) return false;
  const row = rowOf(path);
  return (
    row === undefined || row.page === 'lost' || (row.feature !== undefined && !isOn(features, row.feature))
  );
};

/**
 * A path that is drawn as this one is: ids do not show, and what is lost differs by the place in the navigation alone. So
 * there are few drawings, whatever is asked for.
 */
export const drawnAs = (path: string): string => {
  const row = rowOf(path);
  if (row && row.path !== '*') return row.path;
  const [, word = ''] = path.split('/');
  return FIRST_WORDS.has(word) ? `/${word}/-/-/-` : '/-';
};

/** React puts preloads of pictures before the markup. */
const LINKS = /^(?:<link\b[^>]*>)+/;

/** What the running page draws first has no plurals: they come to it with the later texts. */
const withPlurals = (draw: () => string): string => {
  setRules(formatRules);
  try {
    return draw();
  } finally {
    setRules(() => '');
  }
};

const plainPage = (plain: Plain, { social }: Stores, boot: BootData): ReactNode => {
  switch (plain.show) {
    case 'nothing':
      return <PlainPage post={undefined} comments={[]} />;
    case 'post':
      return <PlainPage post={boot.post && social.posts.get(boot.post.id)} comments={plain.comments} />;
    case 'posts':
      return (
        <PlainPosts hashtag={plain.hashtag} posts={plain.posts.map((post) => social.posts.upsert(post))} />
      );
  }
};

/** Drawn by stores of its own, since it says more than the first screen does. */
const renderPlain = ({ boot, iconUrl, plain }: FirstHtmlRequest): string => {
  if (!plain) return '';
  const stores = createStores(boot, mergeMessages(PLAIN_MESSAGES[boot.locale], boot.messages ?? {}), iconUrl);
  const sheet = `<link rel="stylesheet" href="${import.meta.env.PLAIN_SHEET}">`;
  return (
    sheet +
    renderToString(
      <Providers stores={stores} renderedAt={boot.first.at}>
        <StaticRouter location={boot.first.path}>{plainPage(plain, stores, boot)}</StaticRouter>
      </Providers>,
    )
  );
};

/** Between two pages whose styles are lifted together. */
const CUT = '<!--livery:plain-->';

/** The page as the application draws it first. The server runs this; texts of people are escaped by React. */
export const renderFirstHtml = ({ boot, iconUrl, plain: wanted }: FirstHtmlRequest): FirstHtml => {
  const stores = createStores(boot, mergeMessages(MESSAGES[boot.locale], boot.messages ?? {}), iconUrl);
  const html = renderToString(
    <Providers stores={stores} renderedAt={boot.first.at}>
      <StaticRouter location={boot.first.path}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  const [pictures = ''] = LINKS.exec(html) ?? [];
  const { FIRST_TEXTS, FIRST_PLACEHOLDERS } = import.meta.env;
  const kind = placeholderKind(boot.first.path);
  const { script, sheets = [] } = (kind && FIRST_PLACEHOLDERS[kind]) || {};
  const links = [
    ...sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...[FIRST_TEXTS[boot.locale], script].map(
      (href) => href && `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
    ),
  ];
  const lifted = liftStyles(
    html.slice(pictures.length) + CUT + withPlurals(() => renderPlain({ boot, iconUrl, plain: wanted })),
  );
  const [markup = '', plain = ''] = lifted.markup.split(CUT);
  return { markup, plain, styles: lifted.styles, links: pictures + links.filter(Boolean).join('') };
};
