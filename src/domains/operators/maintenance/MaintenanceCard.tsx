import {
  Alert,
  Button,
  Card,
  Heading,
  Inline,
  SegmentedControl,
  Stack,
  Tag,
  Text,
  TextArea,
  TextField,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useSecondsUntil } from '../../../lib/useSecondsUntil.ts';
import { useOps } from '../ops.ts';
import type { MaintenanceForm, MaintenanceMode } from './maintenance-form.store.ts';

const MODES: readonly MaintenanceMode[] = ['now', 'plan', 'end'];
const TONES = { on: 'danger', planned: 'warning', off: 'success' } as const;

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

function Until({ at, id }: { at: string; id: 'ops.maintenance.begins_in' | 'ops.maintenance.ends_in' }) {
  const text = useText();
  const seconds = useSecondsUntil(Date.parse(at));
  return (
    <span role="timer">
      <Text size="footnote" tone="secondary" tabular>
        {text(id, { time: clock(seconds) })}
      </Text>
    </span>
  );
}

const Standing = observer(function Standing({ form }: { form: MaintenanceForm }) {
  const text = useText();
  const { state, ordered } = form;
  return (
    <Inline gap="sm">
      {state === 'planned' && ordered?.now.maintain_start && (
        <Until at={ordered.now.maintain_start} id="ops.maintenance.begins_in" />
      )}
      {state === 'on' && ordered?.now.maintain_end && (
        <Until at={ordered.now.maintain_end} id="ops.maintenance.ends_in" />
      )}
      <Tag tone={TONES[state]}>{text(`ops.maintenance.state.${state}`)}</Tag>
    </Inline>
  );
});

const Times = observer(function Times({ form }: { form: MaintenanceForm }) {
  const text = useText();
  return (
    <Inline gap="md" align="start" wrap>
      {form.mode === 'plan' && (
        <TextField
          type="datetime-local"
          label={text('ops.maintenance.start')}
          value={form.start}
          onChange={(start) => form.set({ start })}
          error={form.isStartMissing ? text('ops.maintenance.start.missing') : null}
        />
      )}
      <TextField
        type="datetime-local"
        label={text('ops.maintenance.until')}
        hint={text('ops.maintenance.until.hint')}
        value={form.end}
        onChange={(end) => form.set({ end })}
      />
    </Inline>
  );
});

interface MaintenanceCardProps {
  form: MaintenanceForm;
  /** Draws what people will see of it. */
  preview: (form: MaintenanceForm) => ReactNode;
}

const Order = observer(function Order({ form, preview }: MaintenanceCardProps) {
  const text = useText();
  const words = useWords();
  const { toasts } = useOps();
  const { mode, sending } = form;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) toasts.show({ id: 'ops.saved' }, 'success');
  };
  return (
    <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
      {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
      <SegmentedControl
        label={text('ops.maintenance.mode')}
        items={MODES.filter((value) => value !== 'end' || form.state !== 'off').map((value) => ({
          value,
          label: text(`ops.maintenance.${value}`),
        }))}
        value={mode}
        onChange={(chosen) => form.set({ mode: chosen })}
      />
      {mode !== 'end' && (
        <Stack gap="md">
          <TextArea
            label={text('ops.maintenance.announcement')}
            hint={text('ops.maintenance.announcement.hint')}
            value={form.announcement}
            onChange={(announcement) => form.set({ announcement })}
            maxLength={300}
          />
          <Times form={form} />
          <Stack gap="xs">
            <Text size="footnote" tone="secondary">
              {text('ops.maintenance.preview')}
            </Text>
            <Card pad="panel" edge="roomy">
              {/* Nothing of it is pressed here. */}
              <div inert>{preview(form)}</div>
            </Card>
          </Stack>
        </Stack>
      )}
      <TextField
        label={text('ops.reason')}
        hint={text('ops.reason.hint')}
        value={form.reason}
        onChange={(reason) => form.set({ reason })}
        maxLength={300}
        required
      />
      <Button type="submit" tone={mode === 'now' ? 'danger' : 'primary'} loading={sending.isSending}>
        {text(`ops.maintenance.submit.${mode}`)}
      </Button>
    </Stack>
  );
});

/** Whether people may use the brand, and from when to when not. */
export const MaintenanceCard = observer(function MaintenanceCard({ form, preview }: MaintenanceCardProps) {
  const text = useText();
  const { session } = useOps();
  useEffect(() => void form.load(), [form]);
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.maintenance')}>
      <Stack gap="md">
        <Inline justify="between">
          <Heading level={2}>{text('ops.maintenance')}</Heading>
          {form.ordered && <Standing form={form} />}
        </Inline>
        {form.isFailed && <Alert tone="danger">{text('ops.failed')}</Alert>}
        {session.may('maintenance.write') && <Order form={form} preview={preview} />}
      </Stack>
    </Card>
  );
});
