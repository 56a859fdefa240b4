import type { OperatorAccount } from '@livery/contract';
import { Button, ErrorState, Inline, Skeleton, Table, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { OperatorAccounts } from './accounts.store.ts';

const COLUMNS = ['name', 'role', 'since', 'state', 'act'] as const;

interface ActsProps {
  accounts: OperatorAccounts;
  operator: OperatorAccount;
}

/** Nobody does these to themselves. */
function Acts({ accounts, operator }: ActsProps) {
  const text = useText();
  if (operator.is_self) return <Tag>{text('ops.operators.self')}</Tag>;
  return (
    <Inline gap="sm" wrap>
      <Button size="sm" onClick={() => accounts.open('role', operator)}>
        {text('ops.operators.do.role')}
      </Button>
      <Button size="sm" onClick={() => accounts.open('renew', operator)}>
        {text('ops.operators.do.renew')}
      </Button>
      {operator.disabled_at === null && (
        <Button size="sm" onClick={() => accounts.open('disable', operator)}>
          {text('ops.operators.do.disable')}
        </Button>
      )}
    </Inline>
  );
}

/** Who may come in, and who might once. */
export const OperatorsTable = observer(function OperatorsTable({ accounts }: { accounts: OperatorAccounts }) {
  const text = useText();
  const { locale } = useLanguage();
  const dates = dateFormat(locale, { dateStyle: 'medium' });
  if (accounts.status === 'failed')
    return (
      <ErrorState
        title={text('ops.failed')}
        text={text('ops.failed.text')}
        action={<Button onClick={() => void accounts.load()}>{text('ops.retry')}</Button>}
      />
    );
  if (accounts.status === 'loading') return <Skeleton />;
  return (
    <Table
      caption={text('ops.operators')}
      columns={COLUMNS.map((key) => ({ key, label: text(`ops.operators.${key}`) }))}
      rows={accounts.list.map((operator) => ({
        id: operator.name,
        cells: {
          name: operator.name,
          role: text(`ops.role.${operator.role}`),
          since: dates.format(Date.parse(operator.create_at)),
          state: operator.disabled_at
            ? text('ops.operators.locked', { date: dates.format(Date.parse(operator.disabled_at)) })
            : text('ops.operators.open'),
          act: <Acts accounts={accounts} operator={operator} />,
        },
      }))}
    />
  );
});
