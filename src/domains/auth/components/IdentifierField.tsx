import { LIMITS } from '@livery/contract';
import { FieldSelect, TextField } from '@livery/design-system';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../lib/intl/useText.ts';
import { COUNTRIES, dialCodeOf } from '../countries.ts';
import type { IdentifierText } from '../identifier.model.ts';

interface IdentifierFieldProps {
  value: IdentifierText;
  onChange: (change: Partial<IdentifierText>) => void;
  /** Shown as missing or impossible. */
  isBroken: boolean;
  /** What the browser fills in: `username` when logging in. */
  autoComplete?: string;
  autoFocus?: boolean;
}

const useCountryOptions = () => {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return COUNTRIES.map((country) => ({
      value: country,
      short: `+${dialCodeOf(country)}`,
      label: `${names.of(country) ?? country} +${dialCodeOf(country)}`,
    }));
  }, [locale]);
};

/** The phone number with its country, or the e-mail address. */
export function IdentifierField({
  value,
  onChange,
  isBroken,
  autoComplete,
  autoFocus,
}: IdentifierFieldProps) {
  const text = useText();
  const countries = useCountryOptions();
  if (value.mode === 'email') {
    return (
      <TextField
        type="email"
        name="email"
        label={text('login.email')}
        value={value.email}
        onChange={(email) => onChange({ email })}
        error={isBroken ? text('login.email.invalid') : null}
        autoComplete={autoComplete ?? 'email'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.emailLength}
        autoFocus={autoFocus}
        enterKeyHint="next"
      />
    );
  }
  return (
    <TextField
      type="tel"
      name="phone"
      label={text('login.phone')}
      value={value.phone}
      onChange={(phone) => onChange({ phone })}
      error={isBroken ? text('login.phone.invalid') : null}
      prefix={
        <FieldSelect
          label={text('login.country')}
          options={countries}
          value={value.country}
          onChange={(country) => onChange({ country })}
        />
      }
      autoComplete={autoComplete ?? 'tel-national'}
      inputMode="tel"
      maxLength={LIMITS.phoneMax}
      autoFocus={autoFocus}
      enterKeyHint="next"
    />
  );
}
