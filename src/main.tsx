import './styles/app.css';
import type { BootData } from '@livery/contract';
import { setNonce } from 'get-nonce';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { showBootFailure } from './app/boot-failure.ts';
import { beginLater } from './app/later.ts';
import { Providers } from './app/Providers.tsx';
import { placeholderCode } from './app/placeholder-code.ts';
import { createStores } from './app/root.store.ts';
import { readBoot } from './domains/brand/index.ts';
import { backGuard } from './lib/back-guard.ts';
import { firstIdle } from './lib/first-idle.ts';
import { lazyTexts } from './lib/intl/lazy-texts.ts';
import { errorTexts, loadFirstMessages, sharedTexts, type TextBundle } from './lib/intl/messages.ts';
import type { Stores } from './lib/stores/stores.ts';

/** The others belong to domains. */
const SHARED_BUNDLES: Record<string, TextBundle> = { shared: sharedTexts, errors: errorTexts };

/** The server's address of the icon carries its version, so it is fetched once. */
const iconInPage = (): string | undefined =>
  document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? undefined;

/**
 * A session that the first HTML knows of is restored at once. The storage is opened for a guest too, but the first
 * read of it holds the page up, so it waits until the screen stands. Somebody who came while the server's drawing is
 * still taken over, slice by slice, would not fit what is left of it.
 */
const restoreSession = async (
  { session }: Stores,
  { first }: BootData,
  isDrawn: Promise<void>,
): Promise<void> => {
  if (first && !first.isSignedIn) await firstIdle();
  await session.restore(isDrawn);
};

/** What was drawn for somebody who is signed in is of no use to who has lost the session. */
const isForThem = ({ session }: Stores, { first }: BootData): boolean =>
  !first?.isSignedIn || session.access() !== undefined;

/** Draws into `root`, or takes over what the server has drawn; in slices, so that a tap gets through. */
const render = (root: HTMLElement, application: ReactNode, isDrawn: boolean): void => {
  if (isDrawn) startTransition(() => void hydrateRoot(root, application));
  else createRoot(root).render(application);
};

/** Brand → messages → stores → router. */
const start = async (root: HTMLElement): Promise<void> => {
  const boot = await readBoot();
  const { documentElement } = document;
  documentElement.lang = boot.locale;
  if (boot.scheme) documentElement.dataset['scheme'] = boot.scheme;
  // What stands there was drawn for this path.
  if (boot.first && boot.first.path !== location.pathname) history.replaceState(null, '', boot.first.path);
  const [messages] = await Promise.all([
    loadFirstMessages(boot.locale, boot.messages),
    // Without it the place stays empty until the page comes.
    placeholderCode(location.pathname).catch(() => undefined),
  ]);
  const stores = createStores(boot, messages, iconInPage());
  backGuard.listen();
  lazyTexts.setLoader(async (name) => {
    const bundle = SHARED_BUNDLES[name];
    if (bundle) await stores.appearance.loadTexts(bundle);
    else await stores.domains.load(name);
  });
  let onDrawn: () => void = () => undefined;
  void restoreSession(
    stores,
    boot,
    new Promise((resolve) => {
      onDrawn = resolve;
    }),
  );
  void beginLater(stores);
  // Dialogs lock the page's scroll by a style element, which the policy lets in by its nonce only.
  const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
  if (nonce) setNonce(nonce);
  render(
    root,
    <Providers stores={stores} renderedAt={boot.first?.at} onDrawn={onDrawn}>
      {/* A field whose text stands in the address would lose letters typed while a transition is on its way. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Providers>,
    root.firstElementChild !== null && isForThem(stores, boot),
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
start(root).catch((error: unknown) => {
  showBootFailure(root, () => location.reload());
  // Still a fault: whoever watches the page's errors hears of it.
  throw error;
});
