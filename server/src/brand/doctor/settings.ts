import { inLanguage, LOCALES } from '@livery/contract';
import { isCountry } from '@livery/contract/phone';
import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig } from '../brand.schema.ts';

const GOOGLE_ID = /^\d+-[a-z0-9]+\.apps\.googleusercontent\.com$/;
const GEETEST_ID = /^[0-9a-f]{32}$/;

function serviceFindings({ captcha, google }: BrandConfig): FieldFinding[] {
  const findings: FieldFinding[] = [];
  if (captcha.id !== '' && !GEETEST_ID.test(captcha.id)) {
    findings.push({
      field: 'captcha.id',
      why: `"${captcha.id}" is no id of GeeTest, which has 32 digits from 0 to f, so the captcha would not open`,
      remedy: 'copy the ID (never the KEY) from the console',
    });
  }
  if (google.client_id !== '' && !GOOGLE_ID.test(google.client_id)) {
    findings.push({
      field: 'google.client_id',
      why: 'it is no client id of Google, so every sign-in would be refused',
      remedy: 'copy it from the console; it ends with .apps.googleusercontent.com, and is not the secret',
    });
  }
  if (google.client_id !== '' && !google.enabled) {
    findings.push({
      field: 'google.client_id',
      why: 'the id stands here while sign-in with Google is off, so nobody can use it',
      remedy: 'switch google.enabled and features.google on, or write ""',
    });
  }
  return findings;
}

/** Legal texts in another language are another page, or at least another section. */
function legalFindings({ legal }: BrandConfig): FieldFinding[] {
  return LOCALES.flatMap((locale) =>
    legal.privacy[locale] !== undefined && legal.privacy[locale] === inLanguage(legal.terms, locale)
      ? [
          {
            field: `legal.privacy.${locale}`,
            why: 'it is the address of the terms, so nobody could read the privacy policy',
            remedy: 'give the privacy policy its own address',
          },
        ]
      : [],
  );
}

/** Settings whose form is right and whose meaning is not. */
export function settingFindings(config: BrandConfig): FieldFinding[] {
  const country: FieldFinding[] = isCountry(config.country)
    ? []
    : [
        {
          field: 'country',
          why: `${config.country} is no country with phone numbers, so the phone field would have no prefix`,
          remedy: 'write its ISO 3166-1 code, such as CN or IN',
        },
      ];
  return [...country, ...serviceFindings(config), ...legalFindings(config)];
}
