import { LinkProvider } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FirstHtmlProvider } from '../lib/first-html.ts';
import { LanguageProvider } from '../lib/intl/language.ts';
import { type Stores, StoresProvider, useStores } from '../lib/stores/stores.ts';
import { RouterAnchor } from './RouterAnchor.tsx';

const Language = observer(function Language({ children }: { children: ReactNode }) {
  const { locale, messages } = useStores().appearance;
  const language = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
});

interface ProvidersProps {
  stores: Stores;
  /** When the first HTML that is taken over was made, in milliseconds since 1970. */
  renderedAt?: number | undefined;
  /** The first screen stands. */
  onDrawn?: () => void;
  children: ReactNode;
}

/** Contexts of every screen: stores, language, links. */
export function Providers({ stores, renderedAt, onDrawn, children }: ProvidersProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onDrawn?.(), []);
  return (
    <StoresProvider value={stores}>
      <Language>
        <FirstHtmlProvider value={renderedAt}>
          <LinkProvider value={RouterAnchor}>{children}</LinkProvider>
        </FirstHtmlProvider>
      </Language>
    </StoresProvider>
  );
}
