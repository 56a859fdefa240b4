import { SearchField } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';

interface OpsSearchProps {
  /** Of the section. */
  path: string;
  label: string;
  /** What stands in the address. */
  q: string;
  /** Something stands beside it. */
  narrow?: boolean;
}

/** Words to look for: they stand in the address. */
export function OpsSearch({ path, label, q, narrow = false }: OpsSearchProps) {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const look = (words: string) =>
    navigate(words === '' ? path : `${path}?${new URLSearchParams({ q: words })}`, { replace: true });
  const handleChange = (words: string) => {
    setTyped(words);
    if (words === '') look('');
  };
  return (
    <SearchField
      label={label}
      clearLabel={text('ops.audit.clear')}
      value={typed}
      onChange={handleChange}
      onSubmit={() => look(typed.trim())}
      maxLength={80}
      narrow={narrow}
    />
  );
}
