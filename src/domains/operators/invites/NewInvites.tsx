import { MOST_INVITES } from '@livery/contract';
import { Alert, Button, Card, Grid, Heading, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { InviteForm } from './invite-form.store.ts';

interface NewInvitesProps {
  form: InviteForm;
  /** With the name of the batch. */
  onMade: (batch: string) => void;
}

/** One code or many at once. */
export const NewInvites = observer(function NewInvites({ form, onMade }: NewInvitesProps) {
  const text = useText();
  const words = useWords();
  const { sending, typed } = form;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const batch = await form.submit();
    if (batch) onMade(batch);
  };
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.invites.new')}>
      <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
        <Heading level={2}>{text('ops.invites.new')}</Heading>
        {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
        <Grid columns="fit" gap="md">
          <TextField
            label={text('ops.invites.count')}
            hint={text('ops.invites.count.hint', { most: MOST_INVITES })}
            value={typed.count}
            onChange={(count) => form.set({ count })}
            inputMode="numeric"
            maxLength={3}
            required
          />
          <TextField
            label={text('ops.invites.most')}
            hint={text('ops.invites.most.hint')}
            value={typed.most}
            onChange={(most) => form.set({ most })}
            inputMode="numeric"
            maxLength={7}
          />
          <TextField
            type="datetime-local"
            label={text('ops.invites.until')}
            hint={text('ops.invites.until.hint')}
            value={typed.until}
            onChange={(until) => form.set({ until })}
          />
          <TextField
            label={text('ops.invites.note')}
            hint={text('ops.invites.note.hint')}
            value={typed.note}
            onChange={(note) => form.set({ note })}
            maxLength={100}
          />
        </Grid>
        <Button type="submit" tone="primary" loading={sending.isSending} disabled={!form.isWhole}>
          {text('ops.invites.make')}
        </Button>
      </Stack>
    </Card>
  );
});
