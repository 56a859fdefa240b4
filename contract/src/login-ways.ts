import { LOGIN_MODES, type LoginMode } from './enums.ts';

/** Ways to log in that a brand may order; the order is the product's own. */
export const LOGIN_WAYS = [...LOGIN_MODES, 'google', 'qr'] as const;
export type LoginWay = (typeof LOGIN_WAYS)[number];

/** `login_order` of `brand.json`, whole: what it does not name follows as the product has it. No way is closed by it. */
export const loginWaysOf = (order: readonly LoginWay[] = []): readonly LoginWay[] => [
  ...new Set([...order, ...LOGIN_WAYS]),
];

/** What the login dialog begins with. */
export const firstModeOf = (order?: readonly LoginWay[]): LoginMode =>
  order?.find((way) => way === 'phone' || way === 'email') ?? 'phone';

/** Countries that stand first in the list beside the brand's own. */
export const MOST_COUNTRIES = 6;
