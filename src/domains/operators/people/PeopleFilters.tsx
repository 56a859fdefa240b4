import { PERSON_STATES } from '@livery/contract';
import { Inline, SearchField, SegmentedControl } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { type PeoplePlace, peopleAddressOf } from './address.ts';

/** Whom to look for, and which of them: it stands in the address. */
export function PeopleFilters({ place }: { place: PeoplePlace }) {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(place.q);
  const go = (changes: Partial<PeoplePlace>) =>
    navigate(peopleAddressOf({ ...place, ...changes, id: undefined }), { replace: true });
  const handleTyped = (next: string) => {
    setTyped(next);
    if (next === '') go({ q: '' });
  };
  return (
    <Inline gap="md" wrap align="end">
      <SearchField
        label={text('ops.people.search')}
        clearLabel={text('ops.people.search.clear')}
        value={typed}
        onChange={handleTyped}
        onSubmit={() => go({ q: typed.trim() })}
        maxLength={100}
        narrow
      />
      <SegmentedControl
        label={text('ops.people.state')}
        items={PERSON_STATES.map((value) => ({ value, label: text(`ops.people.state.${value}`) }))}
        value={place.state}
        onChange={(state) => go({ state })}
      />
    </Inline>
  );
}
