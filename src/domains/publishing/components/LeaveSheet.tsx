import { Button } from '@livery/design-system';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { useText } from '../../../lib/intl/useText.ts';

export interface LeaveSheetProps {
  onKeep: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** What becomes of a post that was not published. */
export function LeaveSheet({ onKeep, onDiscard, onStay }: LeaveSheetProps) {
  const text = useText();
  return (
    <BackSheet open onClose={onStay} title={text('publish.leave')} closeLabel={text('publish.leave.stay')}>
      <div className="flex flex-col gap-3">
        <p className="text-footnote text-secondary">{text('publish.leave.text')}</p>
        <Button tone="primary" size="lg" block onClick={onKeep}>
          {text('publish.leave.keep')}
        </Button>
        <Button tone="danger" size="lg" block onClick={onDiscard}>
          {text('publish.leave.discard')}
        </Button>
      </div>
    </BackSheet>
  );
}
