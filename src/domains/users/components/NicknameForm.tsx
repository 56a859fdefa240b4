import { LIMITS } from '@livery/contract';
import { Button, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { ProfileForm } from '../profile-form.store.ts';

/** The name that others see (product.md section 5, nickname edit). */
export const NicknameForm = observer(function NicknameForm({ form }: { form: ProfileForm }) {
  const text = useText();
  const words = useWords();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Stack as="form" gap="md" onSubmit={handleSubmit}>
      <TextField
        name="nickname"
        label={text('register.nickname')}
        hint={text('edit.nickname.rule')}
        value={form.nickname}
        onChange={(nickname) => form.type(nickname)}
        error={form.saving.problem ? words(form.saving.problem) : null}
        autoComplete="nickname"
        maxLength={LIMITS.nicknameMax * 2}
        spellCheck={false}
      />
      <Button type="submit" tone="primary" block loading={form.saving.isSending} disabled={!form.isChanged}>
        {text('edit.save')}
      </Button>
    </Stack>
  );
});
