import { REPORT_CASE_STATES, REPORT_KINDS } from '@livery/contract';
import { Inline, SegmentedControl, Select } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { addressOf } from './address.ts';
import type { CaseFilter } from './cases.store.ts';

const KINDS = ['all', ...REPORT_KINDS] as const;

/** Which cases are shown: it stands in the address. */
export function CaseFilters({ filter }: { filter: CaseFilter }) {
  const text = useText();
  const navigate = useNavigate();
  const go = (changes: Partial<CaseFilter>) =>
    navigate(addressOf({ ...filter, ...changes, id: undefined }), { replace: true });
  return (
    <Inline gap="md" wrap align="end">
      <SegmentedControl
        label={text('ops.reports.state')}
        items={REPORT_CASE_STATES.map((value) => ({ value, label: text(`ops.reports.state.${value}`) }))}
        value={filter.state}
        onChange={(state) => go({ state })}
      />
      <Select
        label={text('ops.reports.kind')}
        options={KINDS.map((value) => ({ value, label: text(`ops.reports.kind.${value}`) }))}
        value={filter.kind ?? 'all'}
        onChange={(kind) => go({ kind: kind === 'all' ? undefined : kind })}
      />
    </Inline>
  );
}
