import { headOf, LIMITS, REPORT_REASONS, type ReportReason } from '@livery/contract';
import { Button, RadioGroup, Stack, TextArea } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { ReportPictureList } from './ReportPictureList.tsx';
import { ReportPictures } from './report-pictures.store.ts';
import { type ReportTarget, sendReport } from './send-report.ts';

/** Reports a person, a group, a message or a post to the operators. */
const ReportSheet = observer(function ReportSheet({
  kind,
  of,
  open,
  onClose,
}: OverlayProps & Pick<ReportTarget, 'kind'>) {
  const text = useText();
  const { http, toasts } = useStores();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [sending] = useState(() => new Submission());
  const [pictures] = useState(() => new ReportPictures(http));
  useEffect(() => () => pictures.clear(), [pictures]);
  const send = async (chosen: ReportReason) => {
    const said = words.trim();
    const report = { reason: chosen, images: pictures.paths, ...(said !== '' && { text: said }) };
    const sent = await sending.send(() => sendReport(http, { kind, of }, report));
    if (sending.problem) toasts.show(sending.problem, 'error');
    if (!sent) return;
    toasts.show({ id: 'report.done' }, 'success');
    // The next report begins anew.
    setReason(null);
    setWords('');
    pictures.clear();
    onClose();
  };
  const title = text(`report.title.${kind}`);
  return (
    <BackSheet open={open} onClose={onClose} title={title} closeLabel={text('contacts.close')}>
      <Stack gap="md" padY="md">
        <RadioGroup
          label={title}
          labelHidden
          options={REPORT_REASONS.map((value) => ({ value, label: text(`report.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={text('report.words')}
          hint={text('report.words.left', { used: [...words].length, most: LIMITS.reportText })}
          value={words}
          onChange={(said) => setWords(headOf(said, LIMITS.reportText))}
        />
        <ReportPictureList list={pictures} />
        <Button
          tone="primary"
          block
          disabled={reason === null || pictures.isBusy || pictures.hasFailed}
          loading={sending.isSending}
          onClick={() => reason && void send(reason)}
        >
          {text('report.send')}
        </Button>
      </Stack>
    </BackSheet>
  );
});

export const ReportPerson = (props: OverlayProps) => <ReportSheet key={props.of} kind="person" {...props} />;
export const ReportGroup = (props: OverlayProps) => <ReportSheet key={props.of} kind="group" {...props} />;
export const ReportMessage = (props: OverlayProps) => (
  <ReportSheet key={props.of} kind="message" {...props} />
);
export const ReportPost = (props: OverlayProps) => <ReportSheet key={props.of} kind="post" {...props} />;
