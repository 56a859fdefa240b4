import type { AuditRow } from '@livery/contract';
import { Button, EmptyState, ErrorState, Skeleton, Stack, Table } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { AuditStore } from './audit.store.ts';
import { changeOf } from './change-of.ts';

const COLUMNS = ['time', 'operator', 'action', 'target', 'change', 'reason', 'address'] as const;

const Change = ({ row }: { row: AuditRow }) => (
  <Stack>
    {changeOf(row.before, row.after).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </Stack>
);

/** Rows of the log in their states. Nothing of them is anything but text. */
export const AuditTable = observer(function AuditTable({ audit }: { audit: AuditStore }) {
  const text = useText();
  const { locale } = useLanguage();
  const { pages } = audit;
  const { list, status } = pages;
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  if (status === 'failed' && list.length === 0)
    return (
      <ErrorState
        title={text('ops.failed')}
        text={text('ops.failed.text')}
        action={<Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>}
      />
    );
  if (list.length === 0 && status !== 'end') return <Skeleton />;
  if (list.length === 0) return <EmptyState drawing="search" title={text('ops.audit.empty')} />;
  return (
    <Stack gap="md">
      <Table
        caption={text('ops.audit')}
        columns={COLUMNS.map((key) => ({ key, label: text(`ops.audit.${key}`) }))}
        rows={list.map((row) => ({
          id: String(row.seq),
          cells: {
            ...{ operator: row.operator, action: row.action, target: row.target },
            ...{ reason: row.reason, address: row.address },
            time: times.format(Date.parse(row.create_at)),
            change: <Change row={row} />,
          },
        }))}
      />
      {status !== 'end' && (
        <Button loading={status === 'loading'} onClick={() => pages.more()}>
          {text('ops.audit.more')}
        </Button>
      )}
    </Stack>
  );
});
