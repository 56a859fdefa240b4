import type { SettingField } from '@livery/contract';
import { Select, Stack, Switch, Text, TextArea, TextField } from '@livery/design-system';
import { useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';

interface SettingInputProps {
  field: SettingField;
  /** `ops.setting.<key>`: its texts begin with it. */
  prefix: string;
  value: unknown;
  isWrong: boolean;
  onChange: (value: unknown) => void;
}

const HUNDREDTHS = 100;
/** Characters; a longer text has lines. */
const ONE_LINE = 80;

/** Written by people; not a number is the server's to refuse. */
const numberOf = (text: string): number | string =>
  /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : text;

function Figure({
  field,
  value,
  onChange,
  label,
  hint,
  error,
}: Pick<SettingInputProps, 'field' | 'value' | 'onChange'> & {
  label: string;
  hint: string | undefined;
  error: string | null;
}) {
  const factor = field.kind === 'points' ? HUNDREDTHS : 1;
  const [typed, setTyped] = useState<string>();
  const handleChange = (text: string) => {
    setTyped(text);
    const number = numberOf(text);
    const whole = (number: number) => (field.kind === 'factor' ? number : Math.round(number * factor));
    onChange(typeof number === 'number' ? whole(number) : text);
  };
  const shown = typeof value === 'number' ? String(value / factor) : String(value ?? '');
  return (
    <TextField
      label={label}
      {...(hint && { hint })}
      inputMode="decimal"
      value={
        typed !== undefined && (typeof value !== 'number' || Number(typed) * factor === value) ? typed : shown
      }
      onChange={handleChange}
      error={error}
    />
  );
}

/** The field of a setting, by its kind. */
export function SettingInput({ field, prefix, value, isWrong, onChange }: SettingInputProps) {
  const text = useText();
  const id = `${prefix}.${field.name}`;
  const label = text(id as MessageId);
  const { minimum = 0, maximum = 0 } = field;
  const bounds = { minimum, maximum };
  const isCount = field.kind === 'number';
  // What is wrong within its bounds does not go with another field.
  const isBeyond = isCount && !(Number(value) >= minimum && Number(value) <= maximum);
  const said = isBeyond ? text('ops.field.beyond', bounds) : text('ops.field.wrong');
  const error = isWrong ? said : null;
  switch (field.kind) {
    case 'switch':
      if (field.locked)
        return (
          <Stack>
            <Switch label={label} checked={false} onChange={onChange} disabled />
            <Text size="footnote" tone="secondary">
              {text('ops.setting.locked')}
            </Text>
          </Stack>
        );
      return <Switch label={label} checked={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          label={label}
          value={String(value)}
          options={(field.choices ?? []).map((each) => ({
            value: String(each),
            label: text(`${id}.${each}` as MessageId),
          }))}
          onChange={(chosen) => onChange(field.choices?.find((each) => String(each) === chosen))}
          error={error}
        />
      );
    case 'words':
      return (
        <TextArea
          label={label}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(typed) => onChange(typed.split('\n'))}
          error={error}
        />
      );
    case 'text': {
      const Field = (field.maximum ?? 0) > ONE_LINE ? TextArea : TextField;
      return (
        <Field
          label={label}
          value={String(value ?? '')}
          onChange={onChange}
          maxLength={field.maximum ?? ONE_LINE}
          error={error}
        />
      );
    }
    default:
      return (
        <Figure
          {...{ field, value, onChange, label, error }}
          hint={isCount ? text('ops.field.range', bounds) : undefined}
        />
      );
  }
}
