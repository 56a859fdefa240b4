/** What a field of `maxLength` digits keeps of what was typed or pasted: digits, full-width ones made plain. */
export function phoneDigits(text: string, maxLength: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, maxLength);
}

/**
 * A number pasted with its dial code ("+86 138 0013 8000", "0091 98…") tells its country: the longest code that fits.
 * Undefined when it does not begin like an international number, or no offered country has its code.
 */
export function countryOf<Country extends string>(
  text: string,
  countries: readonly { value: Country; dialCode: string }[],
): { country: Country; rest: string } | undefined {
  const international = /^\s*(?:\+|00)\s*(\d[\d\s()-]*)$/.exec(text.normalize('NFKC'));
  const digits = international?.[1]?.replace(/\D/g, '');
  if (digits === undefined) return undefined;
  const [best] = countries
    .filter(({ dialCode }) => digits.startsWith(dialCode))
    .sort((one, other) => other.dialCode.length - one.dialCode.length);
  return best && { country: best.value, rest: digits.slice(best.dialCode.length) };
}
