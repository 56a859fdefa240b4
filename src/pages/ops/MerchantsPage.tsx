import { Facts, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import {
  AskedSection,
  askedSettlements,
  askedStateOf,
  MerchantDialogs,
  Merchants,
  MerchantTable,
  NewMerchant,
  SettlementForm,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** Who may ask for points, what they are owed, and what they were paid for elsewhere. */
export const MerchantsPage = observer(function MerchantsPage() {
  const text = useText();
  const navigate = useNavigate();
  const { http, session } = useOps();
  const state = askedStateOf(useQuery());
  const [form] = useState(() => new SettlementForm(http));
  const merchants = useMemo(() => new Merchants(http), [http]);
  const settlements = useMemo(
    () => askedSettlements(http, state, () => merchants.pages.reload()),
    [http, merchants, state],
  );
  useEffect(() => merchants.pages.open(), [merchants]);
  useEffect(() => settlements.pages.open(), [settlements]);
  return (
    <OpsPage title={text('ops.merchants')} width="wide">
      <Stack gap="lg">
        <MerchantTable merchants={merchants} onSettle={(merchant) => form.open(merchant)} />
        <AskedSection
          title="ops.merchants.settlements"
          list={settlements}
          whom={{ label: 'ops.merchants.merchant', of: ({ merchant_id }) => merchant_id }}
          field="ops.merchants.id"
          agreeText="ops.merchants.agree.text"
          onState={(wanted) => navigate(`/ops/merchants?state=${wanted}`, { replace: true })}
        />
        {session.may('money.move') && <NewMerchant merchants={merchants} />}
        {merchants.noticeKey && (
          <Facts items={[{ name: text('ops.merchants.notice_key'), value: merchants.noticeKey }]} />
        )}
        <MerchantDialogs
          merchants={merchants}
          form={form}
          onSettled={(settlement) => {
            settlements.asked(settlement);
            if (settlement.state === 'done') merchants.pages.reload();
          }}
        />
      </Stack>
    </OpsPage>
  );
});
