import { Button, Card, Grid, Inline, Select, Stack, TextField } from '@livery/design-system';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { fitsLedgerFilter, LEDGER_FILTERS, type LedgerFilter } from './filter.ts';
import { KNOWN_TYPES } from './words.ts';

type Name = (typeof LEDGER_FILTERS)[number];

interface LedgerFiltersProps {
  /** What stands in the address; another one is another form. */
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
}

/** Whose, which, of what kind, how much and when: looked for together. */
export function LedgerFilters({ filter, onChange }: LedgerFiltersProps) {
  const text = useText();
  const [typed, setTyped] = useState(filter);
  const [isSent, setSent] = useState(false);
  const choices: Partial<Record<Name, { value: string; label: string }[]>> = {
    type: [
      { value: '', label: text('ops.ledger.type.all') },
      ...KNOWN_TYPES.map((type) => ({ value: type, label: text(`ops.ledger.type.${type}`) })),
    ],
    days: [
      { value: '', label: text('ops.ledger.days.own') },
      { value: 'utc', label: text('ops.ledger.days.utc') },
    ],
  };
  const isWrong = (name: Name) => !fitsLedgerFilter(name, typed[name]?.trim() ?? '');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!LEDGER_FILTERS.some(isWrong)) onChange(typed);
  };
  const clear = () => {
    setTyped({});
    onChange({});
  };
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.ledger.filters')}>
      <Stack as="form" gap="md" onSubmit={handleSubmit}>
        <Grid columns="fit" gap="md">
          {LEDGER_FILTERS.map((name) =>
            choices[name] ? (
              <Select
                key={name}
                label={text(`ops.ledger.filter.${name}`)}
                value={typed[name] ?? ''}
                onChange={(value) => setTyped({ ...typed, [name]: value })}
                options={choices[name]}
              />
            ) : (
              <TextField
                key={name}
                {...((name === 'from' || name === 'until') && { type: 'date' as const })}
                label={text(`ops.ledger.filter.${name}`)}
                error={isSent && isWrong(name) ? text('ops.money.amount.wrong') : undefined}
                value={typed[name] ?? ''}
                onChange={(value) => setTyped({ ...typed, [name]: value })}
                maxLength={name === 'transfer' ? 200 : 80}
                autoCapitalize="none"
                spellCheck={false}
                autoComplete="off"
              />
            ),
          )}
        </Grid>
        <Inline gap="sm">
          <Button type="submit" size="sm" tone="primary">
            {text('ops.ledger.search')}
          </Button>
          <Button size="sm" onClick={clear}>
            {text('ops.ledger.clear')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
