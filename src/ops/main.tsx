import '../styles/app.css';
import type { BootData } from '@livery/contract';
import { LinkProvider } from '@livery/design-system';
import { setNonce } from 'get-nonce';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { RouterAnchor } from '../app/RouterAnchor.tsx';
import { AppearanceStore, Brand, readBoot, readTexts } from '../domains/brand/index.ts';
import maintenanceFiles from '../domains/maintenance/texts?texts';
import { OperatorSession, type Ops, OpsProvider, operatorsTexts } from '../domains/operators/index.ts';
import { backGuard } from '../lib/back-guard.ts';
import { announce } from '../lib/errors/announce.ts';
import { Http } from '../lib/http/http.ts';
import { LanguageProvider } from '../lib/intl/language.ts';
import { lazyTexts } from '../lib/intl/lazy-texts.ts';
import { errorTexts, loadFirstMessages, sharedTexts, textsIn } from '../lib/intl/messages.ts';
import { ToastHost } from '../lib/toasts/ToastHost.tsx';
import { ToastStore } from '../lib/toasts/toasts.store.ts';
import { OpsApp } from './OpsApp.tsx';

const Language = observer(function Language({
  appearance: { locale, messages },
  children,
}: {
  appearance: AppearanceStore;
  children: ReactNode;
}) {
  const language = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
});

const createOps = (boot: BootData, appearance: AppearanceStore): Ops => {
  const toasts = new ToastStore();
  const http = new Http({
    locale: () => appearance.locale,
    listeners: {
      onSuccess: () => undefined,
      onMaintenance: () => undefined,
      onGuestQuota: () => undefined,
      onFailure: ({ code, explanation }) => {
        if (code === 'api.unauthorized') session.end();
        else announce(explanation, { toasts, alerts: { show: (words) => toasts.show(words, 'error') } });
      },
    },
  });
  const session = new OperatorSession(http);
  const { config, iconUrl } = new Brand(boot.brand);
  return { http, toasts, session, appearance, brand: { title: config.title[boot.locale], iconUrl } };
};

/** Brand → texts → who is signed in → the console. */
const start = async (root: HTMLElement): Promise<void> => {
  const boot = await readBoot();
  document.documentElement.lang = boot.locale;
  const appearance = new AppearanceStore({
    locale: boot.locale,
    messages: await loadFirstMessages(boot.locale, boot.messages),
    overrides: boot.textsVersion ? undefined : boot.messages,
    readTexts: (locale) => readTexts(boot.brand.id, locale, boot.textsVersion),
  });
  lazyTexts.setLoader(async (name) => {
    if (name === 'shared' || name === 'errors')
      await appearance.loadTexts(name === 'shared' ? sharedTexts : errorTexts);
  });
  const ops = createOps(boot, appearance);
  const texts = [operatorsTexts, textsIn(maintenanceFiles), sharedTexts];
  await Promise.all([...texts.map((bundle) => appearance.loadTexts(bundle)), ops.session.restore()]);
  const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
  if (nonce) setNonce(nonce);
  backGuard.listen();
  createRoot(root).render(
    <OpsProvider value={ops}>
      <Language appearance={appearance}>
        <LinkProvider value={RouterAnchor}>
          <BrowserRouter useTransitions={false}>
            <OpsApp />
            <ToastHost toasts={ops.toasts} />
          </BrowserRouter>
        </LinkProvider>
      </Language>
    </OpsProvider>,
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('ops.html has no #root');
await start(root);
