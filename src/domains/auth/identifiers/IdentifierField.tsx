import { LIMITS } from '@livery/contract';
import { FieldButton, TextField } from '@livery/design-system';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { dialCodeOf } from '../country/countries.ts';
import { type IdentifierText, phoneFaultOf } from './identifier.model.ts';
import { phoneRule } from './phone-rule.ts';

interface IdentifierFieldProps {
  value: IdentifierText;
  onChange: (change: Partial<IdentifierText>) => void;
  /** The person goes on to something else. */
  onLeave?: () => void;
  /** Shown as missing or impossible. */
  isBroken: boolean;
  /** What the browser fills in: `username` when logging in. */
  autoComplete?: string;
  autoFocus?: boolean;
}

const CountrySheet = lazily(() => import('../country/CountrySheet.tsx'), 'CountrySheet', {
  failed: overlayFailed,
});

const useCountryName = (country: string): string => {
  const { locale } = useLanguage();
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
};

/** The dial code in the field; the list comes when it is asked for. */
function CountryChoice({ country, onChange }: { country: string; onChange: (country: string) => void }) {
  const text = useText();
  const name = useCountryName(country);
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: string) => {
    setOpen(false);
    onChange(chosen);
  };
  return (
    <>
      <FieldButton
        label={text('country.chosen', { country: `${name} +${dialCodeOf(country)}` })}
        short={`+${dialCodeOf(country)}`}
        onClick={() => setOpen(true)}
      />
      {isOpen && <CountrySheet country={country} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The phone number with its country, or the e-mail address. */
export function IdentifierField({
  value,
  onChange,
  onLeave,
  isBroken,
  autoComplete,
  autoFocus,
}: IdentifierFieldProps) {
  const text = useText();
  const isPhone = value.mode === 'phone';
  const isTyped = value.phone !== '';
  const country = useCountryName(value.country);
  const phoneFault =
    phoneFaultOf(value) === 'digits' ? text('login.phone.digits') : text('login.phone.invalid', { country });
  useEffect(() => {
    if (isPhone && isTyped) void phoneRule.load();
  }, [isPhone, isTyped]);
  if (!isPhone) {
    return (
      <TextField
        type="email"
        name="email"
        label={text('login.email')}
        value={value.email}
        onChange={(email) => onChange({ email })}
        onBlur={onLeave}
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
      onBlur={onLeave}
      error={isBroken ? phoneFault : null}
      prefix={<CountryChoice country={value.country} onChange={(country) => onChange({ country })} />}
      autoComplete={autoComplete ?? 'tel-national'}
      inputMode="tel"
      maxLength={LIMITS.phoneMax}
      autoFocus={autoFocus}
      enterKeyHint="next"
    />
  );
}
