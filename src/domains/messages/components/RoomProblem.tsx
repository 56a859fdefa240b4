import { Button, EmptyState, ErrorState } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import type { RoomStore } from '../room.store.ts';

/** A room that cannot be shown says why. */
export const RoomProblem = observer(function RoomProblem({ room }: { room: RoomStore }) {
  const text = useText();
  if (room.view.state.status === 'denied') {
    return (
      <EmptyState drawing="messages" title={text('room.denied.title')} text={text('room.denied.text')} />
    );
  }
  return (
    <ErrorState
      title={text('chat.error.title')}
      text={text('chat.error.text')}
      action={<Button onClick={() => void room.open()}>{text('chat.error.retry')}</Button>}
    />
  );
});
