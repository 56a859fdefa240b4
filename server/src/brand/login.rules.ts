import { isCountry } from '@livery/contract/phone';
import type { FieldFinding } from './brand.schema.check.ts';
import type { BrandConfig } from './brand.schema.ts';
import { shown } from './brand.words.ts';

/** Countries that say nothing, and ways to log in that are not there. */
export function loginFindings({
  country,
  countries = [],
  login_order = [],
  features,
}: BrandConfig): FieldFinding[] {
  const findings = countries.flatMap((code, at): FieldFinding[] => {
    const field = `countries[${at}]`;
    if (code === country)
      return [{ field, why: `${shown(code)} stands first as country already`, remedy: 'remove it' }];
    if (isCountry(code)) return [];
    const why = `${shown(code)} has no phone numbers of its own, so it could not be chosen`;
    return [{ field, why, remedy: 'write the code of a country, such as "MY", or remove it' }];
  });
  const google = login_order.indexOf('google');
  if (google >= 0 && !features.google)
    findings.push({
      field: `login_order[${google}]`,
      why: 'Google is switched off, so nothing would stand there',
      remedy: 'remove it, or switch features.google and google.enabled on',
    });
  return findings;
}
