import { Button, Card, Grid, Inline, Stack, TextField } from '@livery/design-system';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { AUDIT_FILTERS, type AuditFilter } from './audit.store.ts';

interface AuditFiltersProps {
  /** What stands in the address; another one is another form. */
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

const isDay = (name: (typeof AUDIT_FILTERS)[number]): boolean => name === 'from' || name === 'until';

/** Who, what, on what and when: looked for together. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const text = useText();
  const [typed, setTyped] = useState(filter);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed);
  };
  const clear = () => {
    setTyped({});
    onChange({});
  };
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.audit.filters')}>
      <Stack as="form" gap="md" onSubmit={handleSubmit}>
        <Grid columns="fit" gap="md">
          {AUDIT_FILTERS.map((name) => (
            <TextField
              key={name}
              {...(isDay(name) && { type: 'date' as const })}
              label={text(`ops.audit.filter.${name}`)}
              value={typed[name] ?? ''}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
              maxLength={name === 'operator' || name === 'action' ? 40 : 80}
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
            />
          ))}
        </Grid>
        <Inline gap="sm">
          <Button type="submit" size="sm" tone="primary">
            {text('ops.audit.search')}
          </Button>
          <Button size="sm" onClick={clear}>
            {text('ops.audit.clear')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
