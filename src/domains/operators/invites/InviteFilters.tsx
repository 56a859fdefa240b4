import { INVITE_STATES } from '@livery/contract';
import { Inline, SearchField, Select } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { type InviteFilter, invitesAddress } from './filter.ts';

const STATES = ['all', ...INVITE_STATES] as const;

/** Which codes are shown: it stands in the address. */
export function InviteFilters({ filter }: { filter: InviteFilter }) {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filter.code ?? '');
  const go = (changes: InviteFilter) =>
    navigate(invitesAddress({ ...filter, ...changes }), { replace: true });
  const handleTyped = (code: string) => {
    setTyped(code);
    if (code === '') go({ code: undefined });
  };
  return (
    <Inline gap="md" wrap align="end">
      <SearchField
        label={text('ops.invites.search')}
        clearLabel={text('ops.invites.search.clear')}
        value={typed}
        onChange={handleTyped}
        onSubmit={() => go({ code: typed.trim() || undefined })}
        maxLength={32}
        narrow
      />
      <Select
        label={text('ops.invites.state')}
        options={STATES.map((value) => ({ value, label: text(`ops.invites.state.${value}`) }))}
        value={filter.state ?? 'all'}
        onChange={(state) => go({ state: state === 'all' ? undefined : state })}
      />
    </Inline>
  );
}
