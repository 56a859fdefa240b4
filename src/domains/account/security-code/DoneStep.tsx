import { Alert, Button, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { Closable } from '../Closable.ts';
import type { SecurityCodeForm } from './security-code-form.store.ts';

interface DoneStepProps extends Closable {
  form: Pick<SecurityCodeForm, 'isReset'>;
}

/** After a reset by a code withdrawals wait; a brand without them has nothing to say about that. */
export const DoneStep = observer(function DoneStep({ form, onClose }: DoneStepProps) {
  const text = useText();
  const { features } = useStores().brand;
  const mustWait = form.isReset && features.wallet.withdrawal;
  return (
    <Stack gap="lg">
      <Alert tone="success">{text(mustWait ? 'security.done.wait' : 'security.done')}</Alert>
      <Button tone="primary" size="lg" block onClick={onClose}>
        {text('app.alert.ok')}
      </Button>
    </Stack>
  );
});
