import type { ReportCase } from '@livery/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Inline,
  Link,
  Skeleton,
  Stack,
  Table,
  Tag,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { Bulk } from '../bulk/bulk.store.ts';
import { Pick } from '../bulk/Pick.tsx';
import { addressOf } from './address.ts';
import type { CaseFilter, ReportCases } from './cases.store.ts';
import { Reasons } from './Reasons.tsx';

type Deciding = Bulk<number, 'dismiss' | 'uphold'>;

const COLUMNS = ['what', 'person', 'reasons', 'first', 'last', 'decision'] as const;
type Column = (typeof COLUMNS)[number];

function What({ row, filter }: { row: ReportCase; filter: CaseFilter }) {
  const text = useText();
  return (
    <Stack gap="xs" align="start">
      <Tag>{text(`ops.reports.kind.${row.kind}`)}</Tag>
      <Link tone="standalone" href={addressOf({ ...filter, id: row.id })}>
        {row.title || text('ops.reports.no_words')}
      </Link>
    </Stack>
  );
}

/** How it was decided, by whom, and why. */
export function Verdict({ row }: { row: ReportCase }) {
  const text = useText();
  if (row.state === 'open') return <Tag tone="warning">{text('ops.reports.state.open')}</Tag>;
  return (
    <Stack>
      <Inline gap="sm">
        <Tag tone={row.state === 'upheld' ? 'danger' : 'neutral'}>
          {text(row.was_taken_down ? 'ops.reports.taken_down' : `ops.reports.state.${row.state}`)}
        </Tag>
        <span>{row.decided_by}</span>
      </Inline>
      <span>{row.decision_reason}</span>
    </Stack>
  );
}

/** Cases, dense. What people wrote is text, whatever it looks like. */
export function CaseRows({
  caption,
  rows,
  columns = COLUMNS,
  filter,
  bulk,
}: {
  caption: string;
  rows: readonly ReportCase[];
  columns?: readonly Column[];
  filter: CaseFilter;
  /** Of those that can be decided about together. */
  bulk?: Deciding | undefined;
}) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Table
      caption={caption}
      columns={[
        ...(bulk ? [{ key: 'pick', label: text('ops.bulk.column') }] : []),
        ...columns.map((key) => ({ key, label: text(`ops.reports.${key}`), wide: key === 'what' })),
      ]}
      rows={rows.map((row) => ({
        id: String(row.id),
        cells: {
          pick: bulk && <Pick bulk={bulk} id={row.id} name={row.title || text('ops.reports.no_words')} />,
          what: <What row={row} filter={filter} />,
          person: row.username,
          reasons: <Reasons of={row} />,
          first: times.format(Date.parse(row.first_at)),
          last: times.format(Date.parse(row.last_at)),
          decision: <Verdict row={row} />,
        },
      }))}
    />
  );
}

/** What was reported, in its states. */
export const CaseTable = observer(function CaseTable({ cases }: { cases: ReportCases }) {
  const text = useText();
  const { pages, filter } = cases;
  const { list, status } = pages;
  const bulk = useMemo<Deciding>(
    () => new Bulk((id, act, reason) => cases.decideOne(id, act, reason)),
    [cases],
  );
  const again = (name: 'retry' | 'look_again') => (
    <Button onClick={() => pages.reload()}>{text(`ops.${name}`)}</Button>
  );
  if (status === 'failed' && list.length === 0)
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again('retry')} />;
  if (pages.isEmpty)
    return (
      <EmptyState
        drawing="search"
        title={text(`ops.reports.empty.${filter.state}`)}
        action={again('look_again')}
      />
    );
  if (list.length === 0) return <Skeleton />;
  return (
    <Stack gap="md">
      {filter.state === 'open' && (
        <BulkBar
          bulk={bulk}
          keys={list.map(({ id }) => id)}
          acts={[
            { act: 'dismiss', label: text('ops.reports.dismiss'), tone: 'primary' },
            { act: 'uphold', label: text('ops.reports.act'), tone: 'danger' },
          ]}
        />
      )}
      <CaseRows
        caption={text('ops.reports')}
        rows={list}
        filter={filter}
        bulk={filter.state === 'open' ? bulk : undefined}
      />
      {status !== 'end' && (
        <Button
          loading={status === 'loading'}
          onClick={() => (status === 'failed' ? pages.retry() : pages.more())}
        >
          {text('ops.reports.more')}
        </Button>
      )}
    </Stack>
  );
});
