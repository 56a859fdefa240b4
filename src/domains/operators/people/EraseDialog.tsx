import { Alert, Button, Stack, TextField } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import { ErasePerson } from './erase-person.store.ts';
import type { OpenedPerson } from './opened-person.store.ts';

const Fields = observer(function Fields({ erasing }: { erasing: ErasePerson }) {
  const text = useText();
  const words = useWords();
  const { sending, username, reason } = erasing;
  return (
    <Stack gap="md">
      {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
      <TextField
        label={text('ops.people.account')}
        hint={text('ops.people.erase.account')}
        value={username}
        onChange={(typed) => erasing.set({ username: typed })}
        autoCapitalize="none"
        autoComplete="off"
        required
      />
      <TextField
        label={text('ops.reason')}
        hint={text('ops.reason.hint')}
        value={reason}
        onChange={(typed) => erasing.set({ reason: typed })}
        maxLength={300}
        required
      />
    </Stack>
  );
});

/** The way to erase somebody, behind a dialog that asks whom and why. */
export const EraseDialog = observer(function EraseDialog({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  const { http, toasts } = useOps();
  const erasing = useMemo(() => new ErasePerson(http), [http]);
  const erase = async () => {
    if (!(await erasing.erase(opened.id))) return;
    toasts.show({ id: 'ops.people.done.erase' }, 'success');
    await opened.load();
  };
  return (
    <>
      <Button tone="ghost" onClick={() => erasing.ask(true)}>
        {text('ops.people.erase')}
      </Button>
      <Dialog
        open={erasing.isAsked}
        onClose={() => erasing.ask(false)}
        title={text('ops.people.erase')}
        text={text('ops.people.erase.text')}
        actions={
          <>
            <Button onClick={() => erasing.ask(false)}>{text('ops.cancel')}</Button>
            <Button tone="danger" loading={erasing.sending.isSending} onClick={() => void erase()}>
              {text('ops.people.erase.act')}
            </Button>
          </>
        }
      >
        <Fields erasing={erasing} />
      </Dialog>
    </>
  );
});
