import { BackConfirm } from '../../../../lib/BackConfirm.tsx';
import { useText } from '../../../../lib/intl/useText.ts';

export interface LeaveQuestionProps {
  open: boolean;
  href: string;
  /** The host as it is asked for. */
  leadsTo: string;
  onClose: () => void;
}

/** Says where a link really leads before it is followed. */
export function LeaveQuestion({ open, href, leadsTo, onClose }: LeaveQuestionProps) {
  const text = useText();
  const handleConfirm = () => {
    window.open(href, '_blank', 'noopener,noreferrer');
    onClose();
  };
  return (
    <BackConfirm
      open={open}
      title={text('room.link.ask')}
      text={text('room.link.leads_to', { host: leadsTo })}
      confirmLabel={text('room.link.open')}
      cancelLabel={text('room.cancel')}
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}
