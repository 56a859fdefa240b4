import { CONVERSATIONS } from './kept.conversations.ts';
import { PEOPLE } from './kept.people.ts';
import { POINTS } from './kept.points.ts';
import { POSTS } from './kept.posts.ts';
import { TOLD } from './kept.told.ts';
import type { Kept, Own } from './kept.types.ts';

const LEDGER = 'is in points.json, as the ledger states it';
const COUNTED = 'is worked out from what is handed out';
const BRIEF = 'proves an address or a device for minutes, and is removed then';
const NOBODYS = 'is of the brand, and of nobody';
const OPERATORS = 'is of those who run the brand';

/**
 * All tables of a brand: what of them is somebody's own, or why nothing of them is handed out. A table that is not here does not
 * compile, nor one whose columns are not all named pass its test: nothing is forgotten, and nothing is handed out unawares.
 */
export const KEPT = {
  ...PEOPLE,
  ...CONVERSATIONS,
  ...POSTS,
  ...TOLD,
  ...POINTS,
  ledger_accounts: LEDGER,
  ledger_transfers: LEDGER,
  ledger_holds: LEDGER,
  ledger_blocks: COUNTED,
  ledger_free_requests: OPERATORS,
  ledger_checks: NOBODYS,
  ledger_keys: NOBODYS,
  passwords: 'is a hash, and no more',
  security_codes: 'is a hash, and no more',
  codes: BRIEF,
  verified_identifiers: BRIEF,
  qr_logins: BRIEF,
  oauth_tickets: BRIEF,
  cids: 'keeps what is sent twice from being done twice, and is removed after days',
  outbox: 'is handed out within seconds, to notifications',
  follow_counts: COUNTED,
  timelines: COUNTED,
  person_search: COUNTED,
  post_search: COUNTED,
  post_hashtags: COUNTED,
  search_blocks: COUNTED,
  hashtags: NOBODYS,
  hashtag_days: NOBODYS,
  search_words: NOBODYS,
  chart_ranks: NOBODYS,
  discover_cards: NOBODYS,
  payment_merchants: NOBODYS,
  merchant_settlements: NOBODYS,
  payment_differences: 'is what a provider says of orders, which are handed out',
  settings: NOBODYS,
  tallies: NOBODYS,
  gauges: NOBODYS,
  node_people: NOBODYS,
  rate_limits: NOBODYS,
  invite_codes: OPERATORS,
  operators: OPERATORS,
  operator_sessions: OPERATORS,
  audit_log: OPERATORS,
  audit_head: OPERATORS,
} as const satisfies Kept;

/** Rows that are somebody's, with the table that has them. */
export type OwnRows = Own & { table: string };

/** In the order in which they are handed out. */
export const OWN_ROWS: readonly OwnRows[] = Object.entries(
  KEPT as Record<string, string | readonly Own[]>,
).flatMap(([table, kept]) => (typeof kept === 'string' ? [] : kept.map((own) => ({ ...own, table }))));
