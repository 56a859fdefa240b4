import { type LoginWay, loginWaysOf, TABS } from '@livery/contract';

interface Begun {
  /** What the product goes by where the brand says this. */
  readonly list: readonly string[];
  /** So many have to stay. */
  readonly least: number;
}

/** Places that every brand has until it says otherwise. */
const FIRST_TABS = TABS.slice(0, 4);

/** What a list begins with: nobody orders what is not seen. A list that the product completes is shown whole, and stays so. */
export function begun(path: string, given: readonly string[], least: number | undefined): Begun {
  if (path === 'login_order') {
    const list = loginWaysOf(given as readonly LoginWay[]);
    return { list, least: list.length };
  }
  // An optional list that is emptied is left out.
  if (path === 'tabs') return { list: given.length > 0 ? given : FIRST_TABS, least: least ?? 0 };
  return { list: given, least: path === 'hosts' ? (least ?? 0) : 0 };
}
