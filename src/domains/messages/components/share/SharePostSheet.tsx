import type { OverlayProps } from '../../../../lib/domains/domain-module.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { OverlayFailure } from '../../../../lib/OverlayFailure.tsx';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useLoaded } from '../../../../lib/useLoaded.ts';
import { ChatProvider } from '../../useChat.ts';
import { TargetSheet } from './TargetSheet.tsx';
import { unreachedWords } from './useSendTo.ts';

/** To whom the card of a post is sent. */
export function SharePostSheet({ of: id, open, onClose }: OverlayProps) {
  const text = useText();
  const { http, domains } = useStores();
  const chat = useLoaded(domains.store('messages'));
  if (chat.status === 'failed') return <OverlayFailure onFail={onClose} />;
  if (chat.status === 'loading') return null;
  return (
    <ChatProvider value={chat.value}>
      <TargetSheet
        title={text('room.share.to')}
        open={open}
        onClose={onClose}
        send={async (targets) => {
          const options = { params: { id }, body: { targets } };
          const { list } = await http.call('POST /api/v2/share/social/post/:id/send-message', options);
          const reached = list.flatMap(({ group_id, error }) => (error === undefined ? [group_id] : []));
          return { reached, problem: unreachedWords(targets.length - reached.length) };
        }}
      />
    </ChatProvider>
  );
}
