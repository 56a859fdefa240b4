import { Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AskForm, Movements, PendingMovements, useOps } from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

/** Points by hand, with a second operator from an amount on. */
export const MoneyPage = observer(function MoneyPage() {
  const text = useText();
  const { http, session } = useOps();
  const [movements] = useState(() => new Movements(http));
  useEffect(() => movements.pages.open(), [movements]);
  return (
    <OpsPage title={text('ops.money')} width="wide">
      <Stack gap="lg">
        {session.may('money.move') && <AskForm movements={movements} />}
        <PendingMovements movements={movements} />
      </Stack>
    </OpsPage>
  );
});
