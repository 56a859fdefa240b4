import { type BrandConfig, LOCALES, type Locale } from '@livery/contract';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '../app/App.tsx';
import { Providers } from '../app/Providers.tsx';
import { createStores } from '../app/root.store.ts';
import { laterTexts } from '../lib/intl/later.ts';
import { type CompiledMessages, mergeMessages } from '../lib/intl/messages.ts';
import { cutHoles } from './holes.ts';

/** Holes that the server fills, escaped, for each brand; `holes.ts` has those that it may leave empty. */
const ICON = '%BRAND_ICON%';
const TITLE = '%BRAND_TITLE%';

const anyBrand: BrandConfig = {
  id: 'any',
  title: { 'zh-CN': TITLE, en: TITLE },
  tagline: { 'zh-CN': '', en: '' },
  hosts: [],
  locale: 'zh-CN',
  country: 'CN',
  legal: { terms: { 'zh-CN': '', en: '' }, privacy: { 'zh-CN': '', en: '' } },
  captcha: { provider: '', id: '' },
  google: { enabled: false, client_id: '' },
  features: {
    google: false,
    captcha: false,
    discover: true,
    publish: true,
    envelopes: { lucky: true, minesweeper: false },
    wallet: { withdrawal: true },
  },
  support: { email: '' },
};

export const locales = LOCALES;

/** The first screen while its posts are on their way, as the application itself draws it. */
export const renderShell = (locale: Locale, messages: CompiledMessages): string => {
  enableStaticRendering(true);
  laterTexts.comeBy(() => {
    throw new Error('The shell says a text that is not among the first ones (compile-messages.ts)');
  });
  const stores = createStores({ brand: anyBrand, locale }, mergeMessages(messages, {}), ICON);
  const markup = renderToStaticMarkup(
    <Providers stores={stores}>
      <StaticRouter location="/home/recommend">
        <App />
      </StaticRouter>
    </Providers>,
  );
  return cutHoles(markup);
};
