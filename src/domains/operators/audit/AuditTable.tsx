import type { AuditRow } from '@livery/contract';
import { Stack, Table } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { SearchResults } from '../SearchResults.tsx';
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
  const { searched } = audit;
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <SearchResults searched={searched} none={text('ops.audit.empty')}>
      <Table
        caption={text('ops.audit')}
        columns={COLUMNS.map((key) => ({ key, label: text(`ops.audit.${key}`) }))}
        rows={searched.pages.list.map((row) => ({
          id: String(row.seq),
          cells: {
            ...{ operator: row.operator, action: row.action, target: row.target },
            ...{ reason: row.reason, address: row.address },
            time: times.format(Date.parse(row.create_at)),
            change: <Change row={row} />,
          },
        }))}
      />
    </SearchResults>
  );
});
