import type { Group } from '@livery/contract';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { useChat } from '../../useChat.ts';
import type { PaneKind } from '../usePane.ts';
import { RoomDetails } from './RoomDetails.tsx';

interface DetailsSheetProps {
  group: Group;
  open: boolean;
  onPane: (kind: PaneKind) => void;
  onClose: () => void;
}

/** What a conversation is, over it. */
export const DetailsSheet = observer(function DetailsSheet({
  group,
  open,
  onPane,
  onClose,
}: DetailsSheetProps) {
  const text = useText();
  const known = useChat().groups.get(group.id) ?? group;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('room.details')}
      closeLabel={text('room.close')}
      height="half"
    >
      <RoomDetails group={known} onPane={onPane} />
    </Sheet>
  );
});
