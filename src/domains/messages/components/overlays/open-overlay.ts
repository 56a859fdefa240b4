import { createContext, use } from 'react';
import type { WantedOverlay } from '../../../../lib/domains/useDomainOverlay.ts';

type OpenOverlay = (overlay: WantedOverlay) => void;

const OpenOverlayContext = createContext<OpenOverlay>(() => undefined);

export const OpenOverlayProvider = OpenOverlayContext.Provider;

/** Opens what a domain above shows over the conversation. */
export const useOpenOverlay = (): OpenOverlay => use(OpenOverlayContext);
