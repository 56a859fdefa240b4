import { LIMITS, type Message, REPORT_REASONS, type ReportReason } from '@livery/contract';
import { Button, RadioGroup, Stack, TextArea } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Submission } from '../../../../lib/forms/submission.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';

interface ReportSheetProps {
  message: Message;
  open: boolean;
  onClose: () => void;
}

/** Reports a message to the moderators. */
export const ReportSheet = observer(function ReportSheet({ message, open, onClose }: ReportSheetProps) {
  const text = useText();
  const { http, toasts } = useStores();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [sending] = useState(() => new Submission());
  const send = async (chosen: ReportReason) => {
    const body = { reason: chosen, msg_id: message.id, ...(words.trim() !== '' && { text: words.trim() }) };
    const params = { id: message.group_id };
    const sent = await sending.send(() => http.call('POST /api/v1/groups/:id/report', { params, body }));
    if (sending.problem) toasts.show(sending.problem, 'error');
    if (!sent) return;
    toasts.show({ id: 'room.report.done' }, 'success');
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={text('room.report.title')} closeLabel={text('room.close')}>
      <Stack gap="md" padY="md">
        <RadioGroup
          label={text('room.report.title')}
          labelHidden
          options={REPORT_REASONS.map((value) => ({ value, label: text(`room.report.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={text('room.report.words')}
          value={words}
          maxLength={LIMITS.reportText}
          onChange={setWords}
        />
        <Button
          tone="primary"
          block
          disabled={reason === null}
          loading={sending.isSending}
          onClick={() => reason && void send(reason)}
        >
          {text('room.report.send')}
        </Button>
      </Stack>
    </Sheet>
  );
});
