import { DropHint } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';

/** What happens to the files that are dragged over the conversation. */
export function RoomDropHint() {
  const text = useText();
  return <DropHint title={text('room.drop')} text={text('room.drop.limits')} />;
}
