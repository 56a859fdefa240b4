import { PAYMENT_PROVIDERS, PAYMENT_STATES } from '@livery/contract';
import { Button, Card, Grid, Inline, Select, Stack, TextField } from '@livery/design-system';
import { type FormEvent, useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ORDER_FILTERS, type OrderFilter } from './filter.ts';

interface OrderFiltersProps {
  /** What stands in the address; another one is another form. */
  filter: OrderFilter;
  onChange: (filter: OrderFilter) => void;
}

const CHOICES = { status: PAYMENT_STATES, provider: PAYMENT_PROVIDERS } as const;

/** Whose, which, in what state, where to and when: looked for together. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
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
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.orders.filters')}>
      <Stack as="form" gap="md" onSubmit={handleSubmit}>
        <Grid columns="fit" gap="md">
          {ORDER_FILTERS.map((name) =>
            name === 'status' || name === 'provider' ? (
              <Select
                key={name}
                label={text(`ops.orders.filter.${name}`)}
                value={typed[name] ?? ''}
                onChange={(value) => setTyped({ ...typed, [name]: value })}
                options={[
                  { value: '', label: text('ops.orders.any') },
                  ...CHOICES[name].map((value) => ({
                    value,
                    label: text(`ops.orders.${name}.${value}` as MessageId),
                  })),
                ]}
              />
            ) : (
              <TextField
                key={name}
                {...((name === 'from' || name === 'until') && { type: 'date' as const })}
                label={text(`ops.orders.filter.${name}`)}
                value={typed[name] ?? ''}
                onChange={(value) => setTyped({ ...typed, [name]: value })}
                maxLength={80}
                autoCapitalize="none"
                spellCheck={false}
                autoComplete="off"
              />
            ),
          )}
        </Grid>
        <Inline gap="sm">
          <Button type="submit" size="sm" tone="primary">
            {text('ops.orders.search')}
          </Button>
          <Button size="sm" onClick={clear}>
            {text('ops.orders.clear')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
