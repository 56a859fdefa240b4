import type { ComponentProps } from 'react';
import type { FieldProps } from '../TextField/Field.tsx';
import { FieldSelect } from '../TextField/FieldSelect.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { countryOf, phoneDigits } from './phoneText.ts';

export interface PhoneCountry<Country extends string> {
  value: Country;
  /** In the reader's language, "Thailand". */
  name: string;
  /** Digits only, "66". */
  dialCode: string;
}

export interface PhoneFieldProps<Country extends string>
  extends FieldProps,
    Pick<
      ComponentProps<'input'>,
      'ref' | 'name' | 'autoFocus' | 'disabled' | 'onBlur' | 'placeholder' | 'enterKeyHint'
    > {
  /** Name of the choice of country. */
  countryLabel: string;
  countries: readonly PhoneCountry<Country>[];
  country: Country;
  /** Digits only reach the owner. */
  value: string;
  /** Digits at most; 18 by `product.md` 5. */
  maxLength?: number;
  /** The country changes too when a number is pasted with its dial code. */
  onChange: (next: { country: Country; value: string }) => void;
  /** `username` where it is who logs in. */
  autoComplete?: 'tel-national' | 'username';
}

/**
 * A phone number with its country. Digits only reach the owner; a number pasted with its dial code sets the
 * country. Codes that were sent to it go into a `CodeField`.
 */
export function PhoneField<Country extends string>(props: PhoneFieldProps<Country>) {
  const { countryLabel, countries, country, value, maxLength = 18, onChange, ...field } = props;

  function handleText(text: string) {
    const pasted = countryOf(text, countries);
    const digits = phoneDigits(pasted?.rest ?? text, maxLength);
    onChange({ country: pasted?.country ?? country, value: digits });
  }

  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete={field.autoComplete ?? 'tel-national'}
      value={value}
      onChange={handleText}
      prefix={
        <FieldSelect
          label={countryLabel}
          value={country}
          onChange={(next) => onChange({ country: next, value })}
          options={countries.map(({ value, name, dialCode }) => ({
            value,
            short: `+${dialCode}`,
            label: `${name} +${dialCode}`,
          }))}
        />
      }
    />
  );
}
