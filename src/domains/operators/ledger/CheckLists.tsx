import type { OpsLedgerCheck } from '@livery/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Link,
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
import { FrozenAccounts } from './FrozenAccounts.tsx';
import { ledgerAddress } from './filter.ts';

const SECOND = 1_000;

/** As the search takes an account of a finding; the sums of `all` are found in all of the ledger. */
const searchOf = (account: string): string => account.replace(/^(?:user |all$)/, '');

function Findings({ check: { findings, finding_count } }: { check: OpsLedgerCheck }) {
  const text = useText();
  if (finding_count === 0) return <Tag tone="success">{text('ops.checks.right')}</Tag>;
  return (
    <Stack gap="xs" align="start">
      <Tag tone="danger">{text('ops.checks.findings', { count: finding_count })}</Tag>
      {findings.map(({ account, seq, what, transfer }) => (
        <Text key={`${account} ${seq} ${what}`} size="footnote" lang="en" wrap="pretty">
          <Link href={ledgerAddress(transfer === null ? { account: searchOf(account) } : { transfer })}>
            {`${account}${seq === null ? '' : ` #${seq}`}`}
          </Link>
          {`: ${what}`}
        </Text>
      ))}
    </Stack>
  );
}

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
