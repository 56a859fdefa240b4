import { EmptyState } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import type { RoomStore } from '../room.store.ts';
import { ChatFailure } from './ChatFailure.tsx';

/** Why a room cannot be shown. */
export const RoomProblem = observer(function RoomProblem({ room }: { room: RoomStore }) {
  const text = useText();
  const { state } = room.view;
  if (state.status === 'failed') return <ChatFailure error={state.error} onRetry={() => void room.open()} />;
  return <EmptyState drawing="messages" title={text('room.denied.title')} text={text('room.denied.text')} />;
});
