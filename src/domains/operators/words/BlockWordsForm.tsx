import {
  Alert,
  Button,
  ErrorState,
  Heading,
  Inline,
  Skeleton,
  Stack,
  TextArea,
  TextField,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import type { BlockWords } from './block-words.store.ts';

/** To a file and from one: one a line. */
const Files = observer(function Files({ words }: { words: BlockWords }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void words.import(file);
    event.target.value = '';
  };
  return (
    <Inline gap="sm">
      <Button size="sm" onClick={() => input.current?.click()}>
        {text('ops.words.import')}
      </Button>
      <Button size="sm" onClick={() => words.export()}>
        {text('ops.words.export')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,text/plain"
        hidden
        aria-label={text('ops.words.file')}
        onChange={choose}
      />
    </Inline>
  );
});

const Trying = observer(function Trying({ words }: { words: BlockWords }) {
  const text = useText();
  const said = useWords();
  const { verdict, testing } = words;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void words.test();
  };
  return (
    <Stack as="form" gap="md" onSubmit={handleSubmit}>
      <Heading level={2}>{text('ops.words.try')}</Heading>
      <TextField
        label={text('ops.words.probe')}
        hint={text('ops.words.probe.hint')}
        value={words.probe}
        onChange={(probe) => words.setProbe(probe)}
        maxLength={2_000}
      />
      <Inline gap="sm">
        <Button type="submit" loading={testing.isSending}>
          {text('ops.words.try.submit')}
        </Button>
      </Inline>
      <div role="status">
        {testing.problem && <Alert tone="danger">{said(testing.problem)}</Alert>}
        {verdict.status === 'passes' && <Alert tone="success">{text('ops.words.passes')}</Alert>}
        {verdict.status === 'refused' && (
          <Alert tone="warning">{text('ops.words.refused', { word: verdict.word })}</Alert>
        )}
      </div>
    </Stack>
  );
});

const Listed = observer(function Listed({ words }: { words: BlockWords }) {
  const text = useText();
  const said = useWords();
  const { toasts } = useOps();
  const { problem, isSending } = words.sending;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await words.save()) toasts.show({ id: 'ops.saved' }, 'success');
  };
  return (
    <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
      {problem && <Alert tone="danger">{said(problem)}</Alert>}
      <TextArea
        label={text('ops.words')}
        hint={text('ops.words.hint')}
        value={words.typed}
        onChange={(typed) => words.setTyped(typed)}
      />
      <Files words={words} />
      <TextField
        label={text('ops.reason')}
        hint={text('ops.reason.hint')}
        value={words.reason}
        onChange={(reason) => words.setReason(reason)}
        maxLength={300}
        required
      />
      <Inline gap="sm">
        <Button type="submit" tone="primary" loading={isSending}>
          {text('ops.save')}
        </Button>
      </Inline>
    </Stack>
  );
});

/** Words that nothing may say which people write: their list, and a field to try them in. */
export const BlockWordsForm = observer(function BlockWordsForm({ words }: { words: BlockWords }) {
  const text = useText();
  const again = <Button onClick={() => void words.load()}>{text('ops.retry')}</Button>;
  if (words.status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (words.status === 'loading') return <Skeleton />;
  return (
    <Stack gap="lg">
      <Listed words={words} />
      <Trying words={words} />
    </Stack>
  );
});
