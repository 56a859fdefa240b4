import { DOMAIN_ERRORS } from '@livery/contract/catalogue';

const ROWS = DOMAIN_ERRORS.flatMap(({ calls }) => Object.entries(calls));

/** `/users/sessions/:id` fits `/users/sessions/s1`. */
const fits = (call: string, path: string): boolean =>
  new RegExp(`^[A-Z]+ ${call.split(' ')[1]?.replace(/:\w+/g, '[^/]+')}$`).test(`GET ${path}`);

/**
 * Section 8 names a path without its method: the call at that path which has a row for the code, any call there, or one of
 * which the catalogue knows nothing.
 */
export const callOf = (path: string, code: string): string => {
  const there = ROWS.filter(([call]) => fits(call, path));
  const [call] = there.find(([, rows]) => Object.hasOwn(rows, code)) ?? there[0] ?? [`GET ${path}`];
  return call;
};
