import './styles/app.css';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { showBootFailure } from './app/bootFailure.ts';
import { Providers } from './app/Providers.tsx';
import { createStores } from './app/root.store.ts';
import { readBoot } from './domains/brand/index.ts';
import { backGuard } from './lib/backGuard.ts';
import { laterTexts } from './lib/intl/later.ts';
import { loadFirstMessages } from './lib/intl/messages.ts';

/** The server's address of the icon carries its version, so it is fetched once. */
const iconInPage = (): string | undefined =>
  document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? undefined;

/** Brand → messages → stores → router. */
const start = async (root: HTMLElement): Promise<void> => {
  const boot = await readBoot();
  const { documentElement } = document;
  documentElement.lang = boot.locale;
  if (boot.scheme) documentElement.dataset['scheme'] = boot.scheme;
  const stores = createStores(boot, await loadFirstMessages(boot.locale, boot.messages), iconInPage());
  backGuard.listen();
  laterTexts.comeBy(() => stores.appearance.complete());
  void stores.session.restore();
  // Dialogs lock the page's scroll by a style element, which the policy lets in by its nonce only.
  const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
  if (nonce) setNonce(nonce);
  createRoot(root).render(
    <Providers stores={stores}>
      {/* A field whose text stands in the address would lose letters typed while a transition is on its way. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Providers>,
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
start(root).catch((error: unknown) => {
  showBootFailure(root, () => location.reload());
  // Still a fault: whoever watches the page's errors hears of it.
  throw error;
});
