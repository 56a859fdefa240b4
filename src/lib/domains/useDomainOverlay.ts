import { useCallback, useState } from 'react';

export interface WantedOverlay {
  /** `<domain>/<overlay>` */
  name: string;
  /** Id of what it is about. */
  of: string;
}

/** One of several `DomainOverlay`s of a place: its props, undefined until one was first wanted. */
export const useDomainOverlay = () => {
  const [wanted, setWanted] = useState<WantedOverlay & { open: boolean }>();
  // The same for good: rows of a log are handed it.
  const open = useCallback((overlay: WantedOverlay) => setWanted({ ...overlay, open: true }), []);
  return {
    open,
    props: wanted && { ...wanted, onClose: () => setWanted({ ...wanted, open: false }) },
  };
};
