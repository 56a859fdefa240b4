import type { ReactNode } from 'react';
import { DomainOverlay } from '../../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../../lib/domains/useDomainOverlay.ts';
import { OpenOverlayProvider } from './open-overlay.ts';

/** One overlay of the domains above for all below it: it stays when its message leaves the window of the log. */
export function OverlayHost({ children }: { children: ReactNode }) {
  const { open, props } = useDomainOverlay();
  return (
    <OpenOverlayProvider value={open}>
      {children}
      {props && <DomainOverlay key={`${props.name} ${props.of}`} {...props} />}
    </OpenOverlayProvider>
  );
}
