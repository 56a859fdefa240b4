import type { AuditRow } from '@livery/contract';
import { Button, Card, Heading, Inline, Stack, Text, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { changeOf } from '../audit/change-of.ts';
import { useOps } from '../ops.ts';
import { SettingInput } from './SettingInput.tsx';
import type { SettingForm } from './settings.store.ts';

const Past = observer(function Past({
  form,
  row,
  mayWrite,
}: {
  form: SettingForm;
  row: AuditRow;
  mayWrite: boolean;
}) {
  const text = useText();
  const { locale } = useLanguage();
  const { toasts } = useOps();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const putBack = async () => {
    const came = await form.undo(row.seq, text('ops.undo.reason', { seq: row.seq }));
    if (came === 'done') toasts.show({ id: 'ops.saved' }, 'success');
    if (came === 'changed') toasts.show({ id: 'ops.undo.changed' }, 'error');
  };
  return (
    <Inline justify="between" gap="md">
      <Stack>
        <Text size="footnote">{changeOf(row.before, row.after).join(' · ')}</Text>
        <Text size="caption" tone="tertiary">
          {[times.format(Date.parse(row.create_at)), row.operator, row.reason].join(' · ')}
        </Text>
      </Stack>
      {mayWrite && (
        <Button size="sm" loading={form.sending.isSending} onClick={() => void putBack()}>
          {text('ops.undo')}
        </Button>
      )}
    </Inline>
  );
});

const History = observer(function History({ form, mayWrite }: { form: SettingForm; mayWrite: boolean }) {
  const text = useText();
  if (!form.history) return null;
  if (form.history.length === 0)
    return (
      <Text as="p" size="footnote" tone="secondary">
        {text('ops.history.empty')}
      </Text>
    );
  return form.history.map((row) => <Past key={row.seq} form={form} row={row} mayWrite={mayWrite} />);
});

/** One setting: its fields, why it is changed, and what it was before. */
export const SettingCard = observer(function SettingCard({ form }: { form: SettingForm }) {
  const text = useText();
  const { session, toasts } = useOps();
  const mayWrite = session.may('settings.write');
  const prefix = `ops.setting.${form.setting.key}`;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.save()) toasts.show({ id: 'ops.saved' }, 'success');
  };
  return (
    <Card as="section" id={form.setting.key} pad="panel" edge="roomy" aria-label={text(prefix as MessageId)}>
      <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
        <Inline justify="between">
          <Heading level={2}>{text(prefix as MessageId)}</Heading>
          {session.may('audit.read') && (
            <Button
              tone="ghost"
              size="sm"
              aria-expanded={form.history !== undefined}
              onClick={() => void form.toggleHistory()}
            >
              {text(form.history ? 'ops.history.hide' : 'ops.history')}
            </Button>
          )}
        </Inline>
        {form.setting.fields.map((field) => (
          <SettingInput
            key={field.name}
            field={field}
            prefix={prefix}
            value={form.value[field.name]}
            isWrong={form.wrong.has(field.name)}
            onChange={(value) => form.set(field.name, value)}
          />
        ))}
        {form.isChanged && mayWrite && (
          <Stack gap="md">
            <TextField
              label={text('ops.reason')}
              hint={text('ops.reason.hint')}
              value={form.reason}
              onChange={(reason) => form.setReason(reason)}
              maxLength={300}
              required
            />
            <Button type="submit" tone="primary" loading={form.sending.isSending}>
              {text('ops.save')}
            </Button>
          </Stack>
        )}
        <History form={form} mayWrite={mayWrite} />
      </Stack>
    </Card>
  );
});
