import { Stack } from '@livery/design-system';
import { useEffect, useState } from 'react';
import {
  ActDialog,
  EnrolmentDialog,
  NewOperator,
  OperatorAccounts,
  OperatorsTable,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

/** Who may come into the console. */
export function OperatorsPage() {
  const text = useText();
  const { http } = useOps();
  const [accounts] = useState(() => new OperatorAccounts(http));
  useEffect(() => void accounts.load(), [accounts]);
  return (
    <OpsPage title={text('ops.operators')} width="wide">
      <Stack gap="lg">
        <OperatorsTable accounts={accounts} />
        <NewOperator accounts={accounts} />
      </Stack>
      <ActDialog accounts={accounts} />
      <EnrolmentDialog accounts={accounts} />
    </OpsPage>
  );
}
