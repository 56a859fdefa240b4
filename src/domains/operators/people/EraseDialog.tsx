import { Button, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import { ErasePerson } from './erase-person.store.ts';
import type { OpenedPerson } from './opened-person.store.ts';

/** The way to erase somebody, behind a dialog that asks whom and why. */
export const EraseDialog = observer(function EraseDialog({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  const { http, toasts } = useOps();
  const erasing = useMemo(() => new ErasePerson(http), [http]);
  const erase = async () => {
    if (!(await erasing.erase())) return;
    toasts.show({ id: 'ops.people.done.erase' }, 'success');
    await opened.load();
  };
  return (
    <>
      <Button tone="ghost" onClick={() => erasing.ask(opened.id)}>
        {text('ops.people.erase')}
      </Button>
      <ReasonDialog
        open={erasing.asking.asked !== undefined}
        title={text('ops.people.erase')}
        text={text('ops.people.erase.text')}
        act={text('ops.people.erase.act')}
        form={erasing.asking}
        onAct={() => void erase()}
        onClose={() => erasing.ask(undefined)}
      >
        <TextField
          label={text('ops.people.account')}
          hint={text('ops.people.erase.account')}
          value={erasing.username}
          onChange={(username) => erasing.setUsername(username)}
          autoCapitalize="none"
          autoComplete="off"
          required
        />
      </ReasonDialog>
    </>
  );
});
