import type { OpsLedgerCheck } from '@livery/contract';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Link,
  NumberText,
  Skeleton,
  Stack,
  Table,
  Tag,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { LedgerChecks } from './checks.store.ts';
import { ledgerAddress } from './filter.ts';
import { accountQuery, accountText } from './words.ts';

const SECOND = 1_000;

function Findings({ check: { findings, finding_count } }: { check: OpsLedgerCheck }) {
  const text = useText();
  if (finding_count === 0) return <Tag tone="success">{text('ops.checks.right')}</Tag>;
  return (
    <Stack gap="xs" align="start">
      <Tag tone="danger">{text('ops.checks.findings', { count: finding_count })}</Tag>
      {findings.map(({ account, seq, what }) => (
        <Text key={`${account} ${seq} ${what}`} size="footnote" lang="en" wrap="pretty">
          {`${account}${seq === null ? '' : ` #${seq}`}: ${what}`}
        </Text>
      ))}
    </Stack>
  );
}

/** Accounts on which nothing moves until an operator frees them. */
const FrozenAccounts = observer(function FrozenAccounts({ checks: { frozen } }: { checks: LedgerChecks }) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (frozen.length === 0) return <Alert tone="success">{text('ops.checks.none_frozen')}</Alert>;
  return (
    <Stack gap="sm">
      <Alert tone="danger">{text('ops.checks.frozen.how', { count: frozen.length })}</Alert>
      <Table
        caption={text('ops.checks.frozen')}
        columns={[
          { key: 'account', label: text('ops.checks.account') },
          { key: 'balance', label: text('ops.ledger.amount'), align: 'end' },
          { key: 'since', label: text('ops.checks.since') },
        ]}
        rows={frozen.map(({ account, balance, since }) => ({
          id: `${account.kind} ${account.owner}`,
          cells: {
            account: (
              <Link tone="standalone" href={ledgerAddress({ account: accountQuery(account) })}>
                {accountText(text, account)}
              </Link>
            ),
            balance: <NumberText points={balance} locale={locale} />,
            since: times.format(Date.parse(since)),
          },
        }))}
      />
    </Stack>
  );
});

const Checks = observer(function Checks({ checks: { checks } }: { checks: LedgerChecks }) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const numbers = new Intl.NumberFormat(locale);
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  if (checks.length === 0)
    return (
      <EmptyState drawing="search" title={text('ops.checks.empty')} text={text('ops.checks.empty.text')} />
    );
  return (
    <Table
      caption={text('ops.checks.list')}
      columns={[
        { key: 'at', label: text('ops.ledger.time') },
        { key: 'took', label: text('ops.checks.took'), align: 'end' },
        { key: 'accounts', label: text('ops.checks.accounts'), align: 'end' },
        { key: 'entries', label: text('ops.checks.entries'), align: 'end' },
        { key: 'result', label: text('ops.checks.result') },
      ]}
      rows={checks.map((check) => ({
        id: check.at,
        cells: {
          at: times.format(Date.parse(check.at)),
          took: seconds.format(check.took / SECOND),
          accounts: numbers.format(check.accounts),
          entries: numbers.format(check.entries),
          result: <Findings check={check} />,
        },
      }))}
    />
  );
});

/** What verifications of the ledger came to, in its states. */
export const CheckLists = observer(function CheckLists({ checks }: { checks: LedgerChecks }) {
  const text = useText();
  const again = <Button onClick={() => void checks.load()}>{text('ops.retry')}</Button>;
  if (checks.status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (checks.status === 'loading') return <Skeleton />;
  return (
    <Stack gap="lg">
      <FrozenAccounts checks={checks} />
      <Checks checks={checks} />
    </Stack>
  );
});
