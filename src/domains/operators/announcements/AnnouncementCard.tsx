import { type AnnouncementSegment, LIMITS } from '@livery/contract';
import {
  Alert,
  Button,
  Card,
  Heading,
  Inline,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import type { AnnouncementForm } from './announcement-form.store.ts';

type Kind = AnnouncementSegment['kind'];
const KINDS: readonly Kind[] = ['all', 'new', 'type'];

const Segment = observer(function Segment({ form }: { form: AnnouncementForm }) {
  const text = useText();
  const words = useWords();
  const { typed, people, counting } = form;
  return (
    <Stack gap="sm">
      <Inline gap="md" align="start" wrap>
        <Select
          label={text('ops.announcements.segment')}
          value={typed.kind}
          options={KINDS.map((value) => ({ value, label: text(`ops.announcements.segment.${value}`) }))}
          onChange={(kind) => form.set({ kind: kind as Kind })}
        />
        {typed.kind !== 'all' && (
          <TextField
            label={text(typed.kind === 'new' ? 'ops.announcements.days' : 'ops.announcements.type')}
            inputMode="numeric"
            value={typed.kind === 'new' ? typed.days : typed.type}
            onChange={(value) => form.set(typed.kind === 'new' ? { days: value } : { type: value })}
            maxLength={3}
          />
        )}
      </Inline>
      <Inline gap="sm">
        <Button size="sm" loading={counting.isSending} onClick={() => void form.count()}>
          {text('ops.announcements.count')}
        </Button>
        <Text size="footnote" tone="secondary" role="status">
          {counting.problem && words(counting.problem)}
          {people !== undefined && text('ops.announcements.people', { count: people })}
        </Text>
      </Inline>
    </Stack>
  );
});

const Preview = observer(function Preview({ form }: { form: AnnouncementForm }) {
  const text = useText();
  const { texts } = form;
  const written = (['zh-CN', 'en'] as const).filter((locale) => texts[locale] !== '');
  if (written.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="footnote" tone="secondary">
        {text('ops.announcements.preview')}
      </Text>
      {written.map((locale) => (
        <Card key={locale} pad="panel" edge="roomy">
          <Text as="p" lang={locale} wrap="pretty">
            {texts[locale]}
          </Text>
        </Card>
      ))}
    </Stack>
  );
});

const Words = observer(function Words({ form }: { form: AnnouncementForm }) {
  const text = useText();
  const { typed } = form;
  return (
    <>
      <TextArea
        label={text('ops.announcements.zh')}
        value={typed.zh}
        onChange={(zh) => form.set({ zh })}
        maxLength={LIMITS.notice}
      />
      <TextArea
        label={text('ops.announcements.en')}
        value={typed.en}
        onChange={(en) => form.set({ en })}
        maxLength={LIMITS.notice}
      />
    </>
  );
});

const When = observer(function When({ form }: { form: AnnouncementForm }) {
  const text = useText();
  const { when, start } = form.typed;
  return (
    <Inline gap="md" align="end" wrap>
      <SegmentedControl
        label={text('ops.announcements.when')}
        items={(['now', 'later'] as const).map((value) => ({
          value,
          label: text(`ops.announcements.when.${value}`),
        }))}
        value={when}
        onChange={(chosen) => form.set({ when: chosen })}
      />
      {when === 'later' && (
        <TextField
          type="datetime-local"
          label={text('ops.announcements.start')}
          value={start}
          onChange={(typed) => form.set({ start: typed })}
        />
      )}
    </Inline>
  );
});

/** Something to tell many people. `onSent`: it is on its way. */
export const AnnouncementCard = observer(function AnnouncementCard({
  form,
  onSent,
}: {
  form: AnnouncementForm;
  onSent: () => void;
}) {
  const text = useText();
  const words = useWords();
  const { toasts } = useOps();
  const { sending, typed } = form;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { when } = typed;
    if (!(await form.submit())) return;
    toasts.show({ id: `ops.announcements.sent.${when}` }, 'success');
    onSent();
  };
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.announcements.write')}>
      <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
        <Heading level={2}>{text('ops.announcements.write')}</Heading>
        {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
        <Words form={form} />
        <Preview form={form} />
        <Segment form={form} />
        <When form={form} />
        <TextField
          label={text('ops.reason')}
          hint={text('ops.reason.hint')}
          value={typed.reason}
          onChange={(reason) => form.set({ reason })}
          maxLength={300}
        />
        <Button type="submit" tone="primary" loading={sending.isSending} disabled={!form.isWhole}>
          {text(`ops.announcements.submit.${typed.when}`)}
        </Button>
      </Stack>
    </Card>
  );
});
