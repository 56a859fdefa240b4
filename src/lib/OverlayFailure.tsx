import { useEffect } from 'react';
import { useStores } from './stores/stores.ts';

/** Stands for an overlay whose code could not be loaded: calls `onFail` and draws nothing. */
export function OverlayFailure({ onFail }: { onFail: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it fails once, whichever function is passed meanwhile
  useEffect(() => onFail(), []);
  return null;
}

function ClosedOverlay({ onClose }: { onClose: () => void }) {
  const { toasts } = useStores();
  const handleFail = () => {
    onClose();
    toasts.show({ id: 'error.no_connection' }, 'error');
  };
  return <OverlayFailure onFail={handleFail} />;
}

/** `failed` of a dialog, sheet or menu of another chunk: it closes, the page stays, and a toast says why nothing opened. */
export const overlayFailed = (_retry: () => void, { onClose }: { onClose: () => void }) => (
  <ClosedOverlay onClose={onClose} />
);
