import { LIMITS } from '@livery/contract';
import { Button, Stack, TextArea, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { ReadFailure } from '../../../lib/ReadFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { PersonSkeletons } from '../components/PersonSkeletons.tsx';
import { MemoForm } from './memo-form.store.ts';

const Fields = observer(function Fields({ form, onSaved }: { form: MemoForm; onSaved: () => void }) {
  const text = useText();
  const words = useWords();
  const { toasts } = useStores();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.save())) return;
    toasts.show({ id: 'memo.saved' }, 'success');
    onSaved();
  };
  return (
    <Stack as="form" gap="md" padY="md" onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        name="memo-nickname"
        label={text('memo.nickname')}
        hint={text('memo.nickname.hint')}
        value={form.nickname}
        maxLength={LIMITS.memoNickname}
        error={form.saving.problem ? words(form.saving.problem) : null}
        autoComplete="off"
        onChange={(nickname) => form.setNickname(nickname)}
      />
      <TextArea
        label={text('memo.description')}
        hint={text('memo.description.hint')}
        value={form.description}
        maxLength={LIMITS.memoDescription}
        onChange={(description) => form.setDescription(description)}
      />
      <Button type="submit" tone="primary" block loading={form.saving.isSending}>
        {text('memo.save')}
      </Button>
    </Stack>
  );
});

const Sheet = observer(function Sheet({ of, open, onClose }: OverlayProps) {
  const text = useText();
  const { http } = useStores();
  const [form] = useState(() => new MemoForm(http, of));
  useEffect(() => {
    if (open) void form.load();
  }, [form, open]);
  return (
    <BackSheet open={open} onClose={onClose} title={text('memo.title')} closeLabel={text('contacts.close')}>
      {form.status === 'ready' ? (
        <Fields form={form} onSaved={onClose} />
      ) : form.status === 'failed' ? (
        <ReadFailure title="memo.failed" error={form.error} onRetry={() => void form.load()} />
      ) : (
        <PersonSkeletons label={text('contacts.loading')} />
      )}
    </BackSheet>
  );
});

/** What I call somebody and noted about them; what was not saved stands there the next time. */
export const MemoSheet = (props: OverlayProps) => <Sheet key={props.of} {...props} />;
