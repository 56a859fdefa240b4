import { Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import { ExportPerson } from './export-person.store.ts';

/** The way to all that is kept of somebody, behind a dialog that says what it is and asks why. */
export const ExportDialog = observer(function ExportDialog({ id }: { id: string }) {
  const text = useText();
  const { http, toasts } = useOps();
  const exporting = useMemo(() => new ExportPerson(http), [http]);
  const { asking } = exporting;
  const fetch = async () => {
    if (await exporting.fetch()) toasts.show({ id: 'ops.people.done.export' }, 'success');
  };
  return (
    <>
      <Button tone="ghost" onClick={() => asking.ask(id)}>
        {text('ops.people.export')}
      </Button>
      <ReasonDialog
        open={asking.asked !== undefined}
        title={text('ops.people.export')}
        text={text('ops.people.export.text')}
        act={text('ops.people.export.act')}
        form={asking}
        onAct={() => void fetch()}
        onClose={() => asking.ask(undefined)}
      />
    </>
  );
});
