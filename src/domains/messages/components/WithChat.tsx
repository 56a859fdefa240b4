import type { ReactNode } from 'react';
import { OverlayFailure } from '../../../lib/OverlayFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { useLoaded } from '../../../lib/useLoaded.ts';
import { ChatProvider } from '../useChat.ts';

/** For a sheet that opens over any page: brings the conversations, or closes it. */
export function WithChat({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { domains } = useStores();
  const chat = useLoaded(domains.store('messages'));
  if (chat.status === 'failed') return <OverlayFailure onFail={onClose} />;
  return chat.status === 'ready' && <ChatProvider value={chat.value}>{children}</ChatProvider>;
}
