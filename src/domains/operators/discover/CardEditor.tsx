import {
  Alert,
  Button,
  Card,
  Heading,
  Inline,
  Select,
  Stack,
  Switch,
  TextField,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import { CardHistory } from './CardHistory.tsx';
import { CardPreview } from './CardPreview.tsx';
import type { CardForm } from './card-form.store.ts';

const KINDS = ['hero', 'wide', 'square'] as const;

const Titles = observer(function Titles({ form }: { form: CardForm }) {
  const text = useText();
  const error = form.wrong.has('titles') ? text('ops.discover.titles.wrong') : null;
  return (
    <Inline gap="md" align="start" wrap>
      {(['zh', 'en'] as const).map((language) => (
        <TextField
          key={language}
          label={text(`ops.discover.title.${language}`)}
          value={form.typed[language]}
          onChange={(title) => form.set({ [language]: title })}
          maxLength={60}
          error={error}
        />
      ))}
    </Inline>
  );
});

const Picture = observer(function Picture({ form }: { form: CardForm }) {
  const text = useText();
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const { problem, isSending } = form.uploading;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void form.choose(file);
    event.target.value = '';
  };
  return (
    <Stack gap="sm">
      {problem && <Alert tone="danger">{words(problem)}</Alert>}
      <Inline gap="sm">
        <Button size="sm" loading={isSending} onClick={() => input.current?.click()}>
          {text('ops.discover.picture.choose')}
        </Button>
        {form.typed.image !== '' && (
          <Button size="sm" tone="ghost" onClick={() => form.set({ image: '', picture: '' })}>
            {text('ops.discover.picture.none')}
          </Button>
        )}
      </Inline>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={text('ops.discover.picture')}
        onChange={choose}
      />
    </Stack>
  );
});

const Times = observer(function Times({ form }: { form: CardForm }) {
  const text = useText();
  return (
    <Inline gap="md" align="start" wrap>
      <TextField
        type="datetime-local"
        label={text('ops.discover.start')}
        value={form.typed.start}
        onChange={(start) => form.set({ start })}
      />
      <TextField
        type="datetime-local"
        label={text('ops.discover.end')}
        value={form.typed.end}
        onChange={(end) => form.set({ end })}
        error={form.wrong.has('end_at') ? text('ops.discover.end.wrong') : null}
      />
    </Inline>
  );
});

const Fields = observer(function Fields({ form }: { form: CardForm }) {
  const text = useText();
  const { typed } = form;
  return (
    <>
      <Titles form={form} />
      <TextField
        label={text('ops.discover.url')}
        hint={text('ops.discover.url.hint')}
        value={typed.url}
        onChange={(url) => form.set({ url })}
        maxLength={500}
        autoCapitalize="none"
        error={form.wrong.has('url') ? text('ops.discover.url.wrong') : null}
      />
      <Select
        label={text('ops.discover.kind')}
        value={typed.kind}
        options={KINDS.map((kind) => ({ value: kind, label: text(`ops.discover.kind.${kind}`) }))}
        onChange={(chosen) => form.set({ kind: KINDS.find((kind) => kind === chosen) ?? 'square' })}
      />
      <Picture form={form} />
      <Times form={form} />
      <Switch
        label={text('ops.discover.hidden')}
        checked={typed.isHidden}
        onChange={(isHidden) => form.set({ isHidden })}
      />
    </>
  );
});

interface CardEditorProps {
  form: CardForm;
  /** It is stored, or taken back. */
  onDone: () => void;
  onClose: () => void;
}

/** A card being made or changed, with what it will look like. */
export const CardEditor = observer(function CardEditor({ form, onDone, onClose }: CardEditorProps) {
  const text = useText();
  const words = useWords();
  const { toasts } = useOps();
  const { sending, typed } = form;
  const title = text(form.card ? 'ops.discover.edit.title' : 'ops.discover.new');
  const done = () => {
    toasts.show({ id: 'ops.saved' }, 'success');
    onDone();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.save()) done();
  };
  const { zh, en, ...rest } = typed;
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={title}>
      <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
        <Heading level={2}>{title}</Heading>
        {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
        <Fields form={form} />
        <CardPreview cards={[{ ...rest, id: 'preview', titles: { 'zh-CN': zh, en } }]} />
        <TextField
          label={text('ops.reason')}
          hint={text('ops.reason.hint')}
          value={form.reason}
          onChange={(reason) => form.setReason(reason)}
          maxLength={300}
          required
        />
        <Inline gap="sm">
          <Button type="submit" tone="primary" loading={sending.isSending}>
            {text('ops.save')}
          </Button>
          <Button onClick={onClose}>{text('ops.cancel')}</Button>
        </Inline>
        {form.card && <CardHistory form={form} onDone={done} />}
      </Stack>
    </Card>
  );
});
