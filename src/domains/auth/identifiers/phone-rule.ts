import type { parsePhone } from '@livery/contract/phone';

let parse: typeof parsePhone | undefined;

/**
 * Whether digits are a phone number of a country. The metadata is fetched with the first digit that somebody
 * types; until it is there, or where it does not come, every number passes and the server judges.
 */
export const phoneRule = {
  load: async (): Promise<void> => {
    if (parse) return;
    await import('@livery/contract/phone').then(
      (rule) => {
        parse = rule.parsePhone;
      },
      () => undefined,
    );
  },
  /** Dial code and national number → the number's one spelling; undefined: none of that country. */
  apply: (country: string, phone: string): string | undefined => (parse ? parse(country, phone) : phone),
};
