import { LIMITS } from '@livery/contract';
import { Button, Stack, TextArea, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { ProfileField, ProfileForm } from '../profile-form.store.ts';

/** The name that others see (product.md section 5, nickname edit), and what one says of oneself. */
export const ProfileFields = observer(function ProfileFields({ form }: { form: ProfileForm }) {
  const text = useText();
  const words = useWords();
  const problemAt = (field: ProfileField) =>
    form.saving.problem && form.refused === field ? words(form.saving.problem) : null;
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
        onChange={(nickname) => form.type('nickname', nickname)}
        error={problemAt('nickname')}
        autoComplete="nickname"
        maxLength={LIMITS.nicknameMax * 2}
        spellCheck={false}
      />
      <TextArea
        name="bio"
        label={text('edit.bio')}
        hint={text('edit.bio.rule', { count: [...form.bio].length, most: LIMITS.bio })}
        value={form.bio}
        onChange={(bio) => form.type('bio', bio)}
        error={problemAt('bio')}
        maxLength={LIMITS.bio}
      />
      <Button type="submit" tone="primary" block loading={form.saving.isSending} disabled={!form.isChanged}>
        {text('edit.save')}
      </Button>
    </Stack>
  );
});
