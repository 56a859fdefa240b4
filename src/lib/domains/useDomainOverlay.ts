import { useState } from 'react';

interface Wanted {
  /** `<domain>/<overlay>` */
  name: string;
  /** Id of what it is about. */
  of: string;
}

/** One of several `DomainOverlay`s of a place: its props, undefined until one was first wanted. */
export const useDomainOverlay = () => {
  const [wanted, setWanted] = useState<Wanted & { open: boolean }>();
  return {
    open: (overlay: Wanted) => setWanted({ ...overlay, open: true }),
    props: wanted && { ...wanted, onClose: () => setWanted({ ...wanted, open: false }) },
  };
};
