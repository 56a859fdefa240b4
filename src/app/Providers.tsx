import { LinkProvider } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { type Stores, StoresProvider, useStores } from '../lib/stores/stores.ts';
import { RouterAnchor } from './RouterAnchor.tsx';

const Language = observer(function Language({ children }: { children: ReactNode }) {
  const { locale, messages } = useStores().appearance;
  return (
    <IntlProvider locale={locale} messages={messages} onError={console.error}>
      {children}
    </IntlProvider>
  );
});

/** What every screen stands on: stores, language, links. */
export function Providers({ stores, children }: { stores: Stores; children: ReactNode }) {
  return (
    <StoresProvider value={stores}>
      <Language>
        <LinkProvider value={RouterAnchor}>{children}</LinkProvider>
      </Language>
    </StoresProvider>
  );
}
