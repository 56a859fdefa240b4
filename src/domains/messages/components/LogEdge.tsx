import { Button, ChatNotice, Spinner } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import type { Edge } from '../room-state.ts';

/** At an end of the log: more is on its way, or did not come. */
export function LogEdge({ edge, end, onRetry }: { edge: Edge; end: 'older' | 'newer'; onRetry: () => void }) {
  const text = useText();
  if (edge === 'failed') {
    return (
      <ChatNotice>
        <Button size="sm" tone="ghost" onClick={onRetry}>
          {text(`room.${end}.retry`)}
        </Button>
      </ChatNotice>
    );
  }
  return edge === 'loading' ? (
    <ChatNotice>
      <Spinner label={text(`room.${end}.loading`)} />
    </ChatNotice>
  ) : null;
}
