import { Button, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { CheckLists, LedgerChecks, useOps } from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

/** Whether the ledger is what was written into it. */
export const ChecksPage = observer(function ChecksPage() {
  const text = useText();
  const { http } = useOps();
  const checks = useMemo(() => new LedgerChecks(http), [http]);
  useEffect(() => {
    void checks.load();
    return () => checks.stop();
  }, [checks]);
  return (
    <OpsPage title={text('ops.checks')} width="wide">
      <Stack gap="md" align="stretch">
        <Text as="p" tone="secondary" wrap="pretty">
          {text('ops.checks.lead')}
        </Text>
        <Stack align="start">
          <Button tone="primary" loading={checks.isRunning} onClick={() => void checks.ask()}>
            {text('ops.checks.ask')}
          </Button>
        </Stack>
        <CheckLists checks={checks} />
      </Stack>
    </OpsPage>
  );
});
