import { Button, Facts, Inline, Stack } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { QrCode } from '@livery/design-system/qr';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import type { OperatorAccounts } from './accounts.store.ts';

/** What somebody needs to come in: nobody can ask for it again. */
export const EnrolmentDialog = observer(function EnrolmentDialog({
  accounts,
}: {
  accounts: OperatorAccounts;
}) {
  const text = useText();
  const { enrolment } = accounts;
  return (
    <Dialog
      open={enrolment !== undefined}
      onClose={() => accounts.forget()}
      title={text('ops.operators.enrolment', { name: enrolment?.name ?? '' })}
      text={text('ops.operators.enrolment.text')}
      actions={
        <Button tone="primary" onClick={() => accounts.forget()}>
          {text('ops.operators.enrolment.done')}
        </Button>
      }
    >
      {enrolment && (
        <Stack gap="md">
          <Inline justify="center">
            <QrCode value={enrolment.uri} label={text('ops.operators.enrolment.qr')} />
          </Inline>
          <Facts
            items={[
              { name: text('ops.sign_in.password'), value: enrolment.password },
              { name: text('ops.operators.enrolment.secret'), value: enrolment.secret },
            ]}
          />
        </Stack>
      )}
    </Dialog>
  );
});
