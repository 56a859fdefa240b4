import type { ResultOf } from '@livery/contract/calls';
import type { HttpCalls } from '../../../../lib/http/call.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { WithChat } from '../WithChat.tsx';
import { TargetSheet } from './TargetSheet.tsx';
import { unreachedWords } from './useSendTo.ts';
import type { ShareTarget } from './useTargets.ts';

interface CardSheetProps {
  /** Sends the card; of each target whether it came. */
  send: (
    http: HttpCalls,
    targets: ShareTarget[],
  ) => Promise<Pick<ResultOf<'POST /api/v1/messages/:id/forward'>, 'list'>>;
  open: boolean;
  onClose: () => void;
}

/** To whom a card is sent. It opens over any page, and brings the conversations itself. */
export function CardSheet({ send, open, onClose }: CardSheetProps) {
  const text = useText();
  const { http } = useStores();
  return (
    <WithChat onClose={onClose}>
      <TargetSheet
        title={text('room.share.to')}
        open={open}
        onClose={onClose}
        send={async (targets) => {
          const { list } = await send(http, targets);
          const reached = list.flatMap(({ group_id, error }) => (error === undefined ? [group_id] : []));
          return { reached, problem: unreachedWords(targets.length - reached.length) };
        }}
      />
    </WithChat>
  );
}
