import { isPassword } from '@livery/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Brand } from '../../../brand/brand.ts';

/** Beside the library's list, which knows little Chinese: what people here are known to choose. */
const OURS = `
123123abc 123321abc 1qaz1qaz 5201314a 5201314aa 520520aa a11111111 a123123123 a5201314 aa112233 aa1234567 aa12345678
aaa111222 aaa123123 qq112233 qq1234567 qq12345678 qwe12345 w123456789 wang123456 woaini123 woaini1314 woaini520
woaini521 x123456789 z12345678 zhang123 zhang123456 1q2w3e4r5t6y7u abc1234567 abc12345678 abc123abc123 admin1234
admin123456 passw0rd123 pass123456 password12345 sunshine123 test123456 welcome1234
`;

let known: ReadonlySet<string> | undefined;
/** Lower case: case does not save a common password. Put together for the first who chooses one. */
const common = (): ReadonlySet<string> => {
  const all = () => [...dictionary['passwords-common'], ...OURS.trim().split(/\s+/)];
  known ??= new Set(all().filter(isPassword).map(lower));
  return known;
};

/** How many of the list fit the rule of product.md section 5; the rule refuses the others by itself. */
export const commonCount = (): number => common().size;

/**
 * A password that the first guesses would hit: of the list of the commonest, or nothing but a word of the surroundings
 * (the brand's name, the account's own) with digits around it.
 */
export const isCommonPassword = (password: string, brand: Brand, username: string): boolean => {
  const typed = lower(password);
  if (common().has(typed) || typed === lower(username)) return true;
  const { id, title } = brand.config;
  const words = [id, ...Object.values(title), username.replaceAll(/\d/g, '')].map(lower);
  return words.includes(typed.replaceAll(/^\d+|\d+$/g, ''));
};

function lower(text: string): string {
  return text.toLowerCase();
}
