import { Facts, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import {
  MerchantDialogs,
  Merchants,
  MerchantTable,
  NewMerchant,
  Settlements,
  useOps,
  WaitingSettlements,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

/** Who may ask for points, what they are owed, and what they were paid for elsewhere. */
export const MerchantsPage = observer(function MerchantsPage() {
  const text = useText();
  const { http, session } = useOps();
  const merchants = useMemo(() => new Merchants(http), [http]);
  const settlements = useMemo(() => new Settlements(http, () => merchants.pages.reload()), [http, merchants]);
  useEffect(() => merchants.pages.open(), [merchants]);
  useEffect(() => void settlements.load(), [settlements]);
  return (
    <OpsPage title={text('ops.merchants')} width="wide">
      <Stack gap="lg">
        <MerchantTable merchants={merchants} settlements={settlements} />
        <WaitingSettlements settlements={settlements} />
        {session.may('money.move') && <NewMerchant merchants={merchants} />}
        {merchants.noticeKey && (
          <Facts items={[{ name: text('ops.merchants.notice_key'), value: merchants.noticeKey }]} />
        )}
        <MerchantDialogs merchants={merchants} settlements={settlements} />
      </Stack>
    </OpsPage>
  );
});
