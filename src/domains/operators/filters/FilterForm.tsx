import { Button, Card, Grid, Inline, Select, Stack, TextField } from '@livery/design-system';
import { type FormEvent, useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { type FilterField, type FilterShape, filterAddress, isFit, mostOf, type Typed } from './filter.ts';

interface FilterFormProps<Filter extends Typed> {
  shape: FilterShape<Filter>;
  /** What stands in the address; with another one the form says that. */
  filter: Filter;
}

interface FieldProps {
  field: FilterField;
  label: string;
  value: string;
  isSent: boolean;
  onChange: (value: string) => void;
}

const isWrong = ({ wrong, ...field }: FilterField, value: string): boolean =>
  wrong !== undefined && !isFit(field, value.trim());

function FilterInput({ field, isSent, ...rest }: FieldProps) {
  const text = useText();
  const { choices, type, wrong } = field;
  if (choices)
    return <Select {...rest} options={choices.map(({ value, label }) => ({ value, label: text(label) }))} />;
  return (
    <TextField
      {...rest}
      {...(type && { type })}
      error={wrong && isSent && isWrong(field, rest.value) ? text(wrong) : undefined}
      maxLength={mostOf(field)}
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="off"
    />
  );
}

/** What is typed, until another filter stands in the address: the same fields say that, and keep the focus. */
const useTyped = (filter: Typed, address: string) => {
  const [typed, setTyped] = useState(filter);
  const [isSent, setSent] = useState(false);
  const [shown, setShown] = useState(address);
  const restart = (values: Typed) => {
    setTyped(values);
    setSent(false);
  };
  if (shown !== address) {
    setShown(address);
    restart(filter);
  }
  return { typed, setTyped, isSent, setSent, restart };
};

/** What is looked for together, and stands in the address. */
export function FilterForm<Filter extends Typed>({ shape, filter }: FilterFormProps<Filter>) {
  const { section } = shape;
  const text = useText();
  const navigate = useNavigate();
  const { typed, setTyped, isSent, setSent, restart } = useTyped(filter, filterAddress(shape, filter));
  const fields = Object.entries<FilterField>(shape.fields);
  const look = (wanted: Typed) => navigate(filterAddress(shape, wanted as Filter));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!fields.some(([name, field]) => isWrong(field, typed[name] ?? ''))) look(typed);
  };
  const clear = () => {
    restart({});
    look({});
  };
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text(`ops.${section}.filters`)}>
      <Stack as="form" gap="md" onSubmit={handleSubmit}>
        <Grid columns="fit" gap="md">
          {fields.map(([name, field]) => (
            <FilterInput
              key={name}
              {...{ field, isSent }}
              label={text(`ops.${section}.filter.${name}` as MessageId)}
              value={typed[name] ?? ''}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
        </Grid>
        <Inline gap="sm">
          <Button type="submit" size="sm" tone="primary">
            {text(`ops.${section}.search`)}
          </Button>
          <Button size="sm" onClick={clear}>
            {text(`ops.${section}.clear`)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
