import { Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import {
  AskedSection,
  AskForm,
  askedMovements,
  askedStateOf,
  MovementForm,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** Points by hand, with a second operator from an amount on; which are listed stands in the address. */
export const MoneyPage = observer(function MoneyPage() {
  const text = useText();
  const navigate = useNavigate();
  const { http, session } = useOps();
  const state = askedStateOf(useQuery());
  const [form] = useState(() => new MovementForm(http));
  const list = useMemo(() => askedMovements(http, state), [http, state]);
  useEffect(() => list.pages.open(), [list]);
  return (
    <OpsPage title={text('ops.money')} width="wide">
      <Stack gap="lg">
        {session.may('money.move') && <AskForm form={form} onAsked={(movement) => list.asked(movement)} />}
        <AskedSection
          title="ops.money.movements"
          list={list}
          whom={{ label: 'ops.money.person', of: ({ username }) => username }}
          field="ops.money.account"
          agreeText="ops.money.agree.text"
          onState={(wanted) => navigate(`/ops/money?state=${wanted}`, { replace: true })}
        />
      </Stack>
    </OpsPage>
  );
});
