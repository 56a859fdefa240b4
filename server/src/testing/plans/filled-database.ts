import pg from 'pg';
import { schemaName } from '../../infra/database/database.ts';

/** How many of what; a tenth of each in less time shows the same plans, but not that they hold. */
const SIZE = { people: 10_000, groups: 20_000, messages: 1_000_000, posts: 100_000, marks: 300_000 };

const bucket = (owner: string) => `substr(encode(sha256((${owner})::bytea), 'hex'), 1, 3)`;
/** As the server makes them: time, key, rest. */
const id = (time: string, key: string, rest = '0') =>
  `lpad((${time})::text, 11, '0') || ${bucket(key)} || lpad((${rest})::text, 8, '0')`;
const person = (number: string) => `'p' || (${number})::bigint % ${SIZE.people}`;
const group = (number: string) => `'g' || (${number})::bigint % ${SIZE.groups}`;
const hash = (text: string) => `sha256((${text})::bytea)`;

/** Rows of every table that grows; the first conversation is a tenth of all messages, with 2,300 members. */
const FILLS: Record<string, string> = {
  users: `(id, username, nickname, invite_code, came_by, delete_at)
    select ${person('n')}, ${person('n')}, 'Person ' || n, ${person('n')}, case when n % 10 = 3 then 'i' || lpad((n / 100)::text, 6, '0') end,
      case when n % 100 = 0 then now() - n * interval '1 minute' end
    from generate_series(0, ${SIZE.people - 1}) n`,
  identifiers: `(mode, value, user_id)
    select case n % 2 when 0 then 'email' else 'phone' end, 'v' || n, ${person('n')}
    from generate_series(0, ${SIZE.people - 1}) n`,
  passwords: `(user_id, hash) select ${person('n')}, 'h' from generate_series(0, ${SIZE.people - 1}) n`,
  security_codes: `(user_id, hash) select ${person('n')}, 'h' from generate_series(0, ${SIZE.people - 1}) n`,
  codes: `(mode, value, code_hash, sent_at, expires_at)
    select 'email', 'v' || n, ${hash('n::text')}, now(), now() + n * interval '1 minute' - interval '2 days'
    from generate_series(1, 10000) n`,
  verified_identifiers: `(device_hash, mode, value, expires_at)
    select ${hash('n::text')}, 'email', 'v' || n, now() + n * interval '1 minute' - interval '1 hour'
    from generate_series(1, 10000) n`,
  sessions: `(id, user_id, channel, device_hash, access_hash, access_expires_at, family_hash, refresh_hash,
      refresh_expires_at, expires_at, revoked_at)
    select 's' || n, ${person('n')}, 2, ${hash("'d' || n")}, ${hash("'a' || n")}, now() + interval '30 minutes',
      ${hash("'f' || n")}, ${hash("'r' || n")}, now() + n * interval '1 minute' - interval '1 hour',
      now() + interval '180 days', case when n % 50 = 0 then now() end
    from generate_series(1, 30000) n`,
  rate_limits: `(key, count, expires_at)
    select 'k' || n, 1, now() + n * interval '1 minute' - interval '1 hour' from generate_series(1, 20000) n`,
  notes: `(user_id, target_id, nickname)
    select ${person('n')}, ${person('n * 7 + n / 10000 + 1')}, 'Nick' from generate_series(0, 19999) n`,
  qr_logins: `(passcode_hash, device_hash, device_type, status, user_id, expires_at)
    select ${hash('n::text')}, ${hash('n::text')}, 'web', 'scanned', ${person('n')}, now() + n * interval '1 minute' - interval '3 hours'
    from generate_series(1, 10000) n`,
  external_identities: `(issuer, subject, user_id)
    select 'https://id.example', n::text, ${person('n')} from generate_series(1, 10000) n`,
  oauth_tickets: `(ticket_hash, device_hash, issuer, subject, expires_at)
    select ${hash('n::text')}, ${hash('n::text')}, 'https://id.example', n::text, now() + n * interval '1 minute' - interval '1 hour'
    from generate_series(1, 10000) n`,
  invite_codes: `(id, code, most, taken, until_at, batch, place, made_by, withdrawn_at)
    select 'i' || lpad(n::text, 6, '0'), 'C' || lpad(n::text, 7, '0'), case when n % 4 > 0 then 5 end, case when n % 4 = 1 then 5 else 2 end,
      case when n % 3 > 0 then now() + (n - 10000) * interval '1 minute' end, 'b' || n / 200, n % 200, 'mia',
      case when n % 7 = 0 then now() end
    from generate_series(0, 19999) n`,
  contacts: `(user_id, contact_id)
    select ${person('n')}, ${person('n * 3 + n / 10000 + 1')} from generate_series(0, 39999) n on conflict do nothing`,
  blocks: `(user_id, block_id)
    select ${person('n')}, ${person('n * 3 + n / 10000 + 2')} from generate_series(0, 19999) n
    union all select 'p8', ${person('n * 191')} from generate_series(1, 50) n
    union all select ${person('n * 193 + 5')}, 'p8' from generate_series(1, 50) n on conflict do nothing`,
  groups: `(bucket, id, type, name, display_name, last_seq, owner_id, member_count, members_active_at, update_at)
    select ${bucket(group('n'))}, ${group('n')}, 2, 'Group', 'Group ' || n, ${SIZE.messages}, ${person('n')}, 3, at, at
    from generate_series(0, ${SIZE.groups - 1}) n, lateral (select now() - n * interval '1 minute' as at) t`,
  group_members: `(bucket, group_id, user_id, role, active_at)
    select ${bucket(group('n'))}, ${group('n')}, ${person('n / 3 + n % 3 * 77')}, case n % 3 when 0 then 'admin' else 'member' end,
      now() - n % ${SIZE.groups} * interval '1 minute'
    from generate_series(0, ${SIZE.groups * 3 - 1}) n
    union all select ${bucket("'g0'")}, 'g0', ${person('n')}, 'member', now() from generate_series(3000, 5299) n
    on conflict do nothing`,
  group_blocks: `(bucket, group_id, user_id, blocked_by)
    select ${bucket(group('n / 50'))}, ${group('n / 50')}, ${person('n * 7 + 3')}, ${person('n / 50')} from generate_series(0, 19999) n`,
  group_shares: `(code, bucket, group_id)
    select 's' || n, ${bucket(group('n'))}, ${group('n')} from generate_series(0, 9999) n`,
  messages: `(bucket, group_id, seq, id, user_id, type, text, cid)
    select ${bucket('g')}, g, seq, ${id('seq', 'g', 'n')}, ${person('n')}, case n % 200 when 10 then 'image' else 'text' end, 'A message of about fifty characters, as people write.', 'c' || n
    from generate_series(1, ${SIZE.messages}) n, lateral (
      select case when n % 10 = 0 then 'g0' else ${group('n')} end as g,
        case when n % 10 = 0 then n / 10 else ${SIZE.messages / 10} + n / ${SIZE.groups} end as seq
    ) at`,
  envelopes: `(bucket, id, group_id, seq, hidden_from, user_id, kind, amount, count, shares, seed, greeting, state, claimed_count,
      claimed_amount, create_at, expire_at, due_at)
    select ${bucket("'g0'")}, ${id('seq', "'g0'", 'seq * 10')}, 'g0', seq, '{}', ${person('seq')}, 2, 10, 10, array_fill(1, array[10]),
      ${hash("'seed' || seq")}, '', case seq % 100 when 7 then 'open' else 'empty' end, 10, 10, now(),
      now() + seq * interval '1 second', case seq % 100 when 7 then now() + (seq - 5000) * interval '1 second' end
    from generate_series(1, 10000) seq`,
  envelope_claims: `(bucket, envelope_id, place, user_id, amount, stake, cid, create_at)
    select ${bucket("'g0'")}, ${id('seq', "'g0'", 'seq * 10')}, place, ${person('seq * 10 + place')}, 1, case place when 1 then 5 else 0 end, 'c',
      now() - seq * interval '1 minute'
    from generate_series(1, 10000) seq, generate_series(1, 10) place`,
  reactions: `(bucket, message_id, emoji, user_id)
    select ${bucket("'g0'")}, ${id('seq', "'g0'", 'seq * 10')}, (array['👍', '❤️', '😂'])[1 + n % 3], ${person('n / 3')}
    from generate_series(1, 200000) n, lateral (select 1 + n % 20000 as seq) at on conflict do nothing`,
  search_blocks: `(bucket, group_id, block, tokens)
    select ${bucket('g')}, g, block, array(select (block * 7919 + n * 104729) % 1000000 from generate_series(1, 300) n)
      || case when block >= 5120 and block % 3 = 0 then array[7, 8] else '{}' end
    from (select 'g0' as g, block from generate_series(0, 6249) block
      union all select ${group('n')}, 6250 + n / ${SIZE.groups} from generate_series(0, ${SIZE.groups - 1}) n where n > 0 and n % 4 = 0) b`,
  cids: `(user_id, kind, cid, item_id, create_at)
    select ${person('n')}, case when n % 5 = 0 then 'comment' else 'message' end, 'c' || n, 
      case when n % 5 = 0 then ${id('n', person('1 + n % 1000'))} else ${id('n', "'g0'", 'n')} end,
      now() - (500000 - n) * interval '10 seconds'
    from generate_series(1, 500000) n`,
  uploads: `(file_path, user_id, purpose, group_id)
    select 'chat/f' || n, ${person('n')}, 'chat', ${group('n')} from generate_series(1, 20000) n`,
  posts: `(bucket, id, author_id, kind, score, create_at)
    select ${bucket(person('n'))}, ${id('n', person('n'))}, ${person('n')}, case n % 3 when 0 then 'images' else 'video' end, n, now() - (${SIZE.posts} - n) * interval '5 minutes'
    from generate_series(1, ${SIZE.posts}) n`,
  post_likes: `(bucket, post_id, user_id)
    select ${bucket(person('1 + n % 100000'))}, ${id('1 + n % 100000', person('1 + n % 100000'))}, ${person('n / 10 + n')} from generate_series(1, ${SIZE.marks}) n
    on conflict do nothing`,
  post_collects: `(bucket, post_id, user_id)
    select ${bucket(person('1 + n % 100000'))}, ${id('1 + n % 100000', person('1 + n % 100000'))}, ${person('n / 10 + n')} from generate_series(1, ${SIZE.marks / 3}) n
    on conflict do nothing`,
  post_shares: `(bucket, post_id, user_id)
    select ${bucket(person('1 + n % 100000'))}, ${id('1 + n % 100000', person('1 + n % 100000'))}, ${person('n / 10 + n')} from generate_series(1, ${SIZE.marks / 10}) n
    on conflict do nothing`,
  post_views: `(bucket, post_id, user_id, create_at)
    select ${bucket(person('1 + n % 100000'))}, ${id('1 + n % 100000', person('1 + n % 100000'))}, ${person('n / 10 + n')}, now() - n * interval '1 minute'
    from generate_series(1, ${SIZE.marks}) n on conflict do nothing`,
  hidden_posts: `(user_id, post_id)
    select ${person('n')}, ${id('1 + n', person('1 + n'))} from generate_series(0, 9999) n`,
  hidden_authors: `(user_id, author_id)
    select ${person('n')}, ${person('n * 3 + n / 10000 + 2')} from generate_series(0, 19999) n on conflict do nothing`,
  follows: `(user_id, author_id)
    select ${person('n')}, ${person('n * 3 + n / 10000 + 1')} from generate_series(0, 199999) n
    where ${person('n')} <> ${person('n * 3 + n / 10000 + 1')} on conflict do nothing`,
  follow_counts: `(user_id, followers, followings, is_wide)
    select ${person('n')}, 20, 20, n % 200 = 10 from generate_series(0, ${SIZE.people - 1}) n`,
  timelines: `(user_id, post_id, author_id)
    select ${person('n')}, ${id('at', person('at'))}, ${person('at')}
    from generate_series(0, 299999) n, lateral (
      -- Of those whom they follow.
      select (n * 3 + n / 10000 % 20 + 1) % ${SIZE.people} + ${SIZE.people} * ((n + n / 10000 * 7 + n / 200000 * 3) % 10) as at
    ) t where at > 0 on conflict do nothing`,
  comments: `(bucket, id, post_id, parent_id, author_id, text, cid)
    select ${bucket(person('1 + n % 1000'))}, ${id('n', person('1 + n % 1000'))}, ${id('1 + n % 1000', person('1 + n % 1000'))},
      case when n > 100000 then ${id('n - 100000', person('1 + n % 1000'))} end, ${person('n')}, 'Nice', 'c' || n
    from generate_series(1, 200000) n`,
  post_search: `(bucket, post_id, tokens)
    select substr(post_id, 12, 3), post_id, array['<w' || n % 100, 'a' || n % 7]
    from generate_series(1, ${SIZE.posts / 4}) n, lateral (select ${id('n', person('n'))} as post_id) p`,
  post_hashtags: `(name, post_id)
    select 't' || n % 100, ${id('n', person('n'))} from generate_series(1, ${SIZE.posts / 4}) n`,
  hashtags: `(name, shown, count) select 't' || n, 't' || n, n % 1000 from generate_series(0, 9999) n`,
  hashtag_days: `(day, name, count)
    select now()::date - n / 100, 't' || n, 1 from generate_series(0, 9999) n`,
  search_words: `(word) select 'word' || chr(97 + n % 26) || n from generate_series(1, 10000) n`,
  person_search: `(user_id, said, tokens)
    select ${person('n')}, 'person ' || n || ' p' || n, array['<p', '<person', '<' || left('p' || n, 5), '<' || left('p' || n, 3)]
    from generate_series(0, ${SIZE.people - 1}) n`,
  push_subscriptions: `(id, session_id, user_id, endpoint, p256dh, auth, locale)
    select 'u' || n, 's' || n, ${person('n')}, 'https://push.example/' || n, 'k', 'a', 'en' from generate_series(1, 20000) n`,
  outbox: `(kind, receiver_id, actor_id, subject, item)
    select 'like_post', ${person('n')}, ${person('n + 1')}, 's' || n, ${person('n + 1')} from generate_series(1, 10000) n`,
  notifications: `(id, user_id, kind, subject, count, place, create_at)
    select 'n' || n, ${person('n')}, 'like_post', 's' || n, 1, n, now() - n * interval '1 hour'
    from generate_series(1, 20000) n`,
  notification_items: `(notification_id, item, user_id, actor_id, create_at)
    select 'n' || n, ${person('n + 1')}, ${person('n')}, ${person('n + 1')}, now() from generate_series(1, 20000) n
    union all select 'n7', ${person('n')}, 'p7', ${person('n')}, now() from generate_series(100, 2099) n`,
  notification_views: `(user_id, place) select ${person('n')}, n from generate_series(0, ${SIZE.people - 1}) n`,
  notices: `(id, user_id, texts)
    select 'n' || n, case when n % 20 > 0 then ${person('n')} end, '{"zh-CN": "你好", "en": "Hello"}' from generate_series(1, 5000) n`,
  audit_log: `(id, operator, action, target, seq, digest)
    select 'a' || n, 'ann', 'posts.approve', 'p' || n, n - 5000, sha256('x') from generate_series(1, 5000) n`,
  comment_likes: `(bucket, comment_id, user_id)
    select ${bucket(person('1 + n % 1000'))}, ${id('n', person('1 + n % 1000'))}, ${person('n * 7')} from generate_series(1, 100000) n`,
  ledger_accounts: `(kind, owner, balance, seq)
    select case n when 0 then 'house' else 'user' end, case n when 0 then '' else ${person('n')} end, 0, 20
    from generate_series(0, ${SIZE.people - 1}) n`,
  ledger_transfers: `(key, from_account, to_account, amount, type, from_seq, from_balance, from_hash, to_seq, to_balance,
      to_hash, reference, remark, create_at)
    select 'k' || n, 1 + n % 50, 51 + n % 9000, 100, (array[3, 11, 23, 31, 32, 121])[1 + n / 50 % 6], n / 50, 0, '', n / 9000, 0, '', 'e' || n, '', now()
    from generate_series(1, 200000) n`,
  ledger_blocks: `(account_id, block, income, expense)
    select 1 + n % 9000, n / 9000, 1, 1 from generate_series(0, 99999) n`,
  manual_movements: `(id, user_id, amount, type, remark, state, asked_by, create_at)
    select 'm' || n, ${person('n')}, 1, 121, '', case n % 100 when 7 then 'pending' else 'done' end, 'ann' || n % 50,
      now() - n * interval '1 minute'
    from generate_series(1, 10000) n`,
  merchant_settlements: `(merchant_id, id, amount, remark, state, asked_by, create_at)
    select 'm' || n % 50, 's' || n, 1, '', case n % 100 when 7 then 'pending' else 'done' end, 'ann' || n % 50,
      now() - n * interval '1 minute'
    from generate_series(1, 10000) n`,
  payment_bindings: `(user_id, address)
    select ${person('n')}, 'a' || n from generate_series(0, ${SIZE.people - 1}) n`,
  payment_orders: `(id, user_id, provider, cid, amount, status, account, payee, merchant_order_id, notify_url, create_at, decided_at, next_at)
    select 'o' || n, ${person('n')}, case n % 5 when 0 then 'point' else 'wellpay' end, 'c' || n, 1,
      case n % 100 when 1 then 'pending' else 'success' end, case n % 5 when 0 then 'm1' else 'a' || n end, 'a', 'x' || n, '',
      now() - n * interval '1 minute', case n % 100 when 1 then null else now() end,
      case when n % 100 < 2 then now() - n * interval '1 minute' end
    from generate_series(1, 40000) n
    union all select 'r' || n, 'p77', 'wellpay', 'r' || n, 1, 'success', 'a', 'a', '', '', now() - n * interval '1 hour' - interval '90 days', now(), null
    from generate_series(1, 10000) n`,
  payment_differences: `(id, kind, order_id, said, closed_at)
    select 'd' || n, 'amount', 'o' || n, '', case when n % 100 <> 7 then now() end from generate_series(1, 10000) n`,
  ledger_holds: `(key, account_id, amount, state, reference, create_at, expire_at)
    select 'h' || n, 1 + n % 9000, 1, case n % 10 when 0 then 'open' else 'committed' end, 'e' || n, now() - n * interval '1 minute',
      now() + n * interval '1 minute' - interval '1 hour'
    from generate_series(1, 20000) n`,
  reports: `(id, user_id, kind, target_id, group_id, reason, case_id)
    select 'r' || n, ${person('n')}, 'group', ${group('n')}, ${group('n')}, 'spam', n / 2 from generate_series(1, 20000) n
    on conflict do nothing`,
  tallies: `(kind, hour, label, count)
    select (array['post', 'message', 'sign_up', 'error'])[1 + k], date_trunc('hour', now()) - n * interval '1 hour',
      case k when 3 then 'api.' || l else '' end, 1
    from generate_series(0, 999) n, generate_series(0, 3) k, generate_series(0, 29) l where k = 3 or l = 0`,
  report_cases: `(kind, target_id, author_id, state, count, reasons, first_at, last_at)
    select (array['group', 'post'])[1 + n / 3 % 2], 't' || n, ${person('n')}, (array['open', 'dismissed', 'upheld'])[1 + n % 3],
      2, '{"spam": 2}', now(), now()
    from generate_series(1, 20000) n`,
};

/** Never more rows than a person could read. */
export const SMALL_TABLES = new Set([
  'settings',
  'discover_cards',
  'chart_ranks',
  'ledger_keys',
  // A row a night, and one for each time that somebody asks.
  'ledger_checks',
  // Read-only accounts that wait for a second operator.
  'ledger_free_requests',
  'payment_merchants',
  'operators',
  'operator_sessions',
  'audit_head',
  'node_people',
  // Seven an hour for two weeks, of which all are read.
  'gauges',
]);

/** Made of tables that are filled. */
export const VIEWS = new Set(['envelopes_shown']);

/** Tables that are filled: statements must not read all of one. */
export const BIG_TABLES = new Set(Object.keys(FILLS));

/** Fills a brand's empty schema, and lets the planner know. */
/** What is read beside a table is filled as well; no more rows of each than `most`. */
export interface Filling {
  tables?: readonly string[];
  most?: number;
}

const isParted = async (client: pg.PoolClient, table: string): Promise<boolean> =>
  (await client.query(`select from pg_class where oid = to_regclass($1) and relkind = 'p'`, [table])).rows
    .length > 0;

const limited = (rows: string, most: number | undefined): string =>
  most === undefined ? rows : rows.replace(/(\s+on conflict do nothing)?$/, ` limit ${most}$1`);

export const fillDatabase = async (
  pool: pg.Pool,
  brand: string,
  { tables = Object.keys(FILLS), most }: Filling = {},
): Promise<void> => {
  const schema = pg.escapeIdentifier(schemaName(brand));
  const client = await pool.connect();
  try {
    // The rows are right as they are made: looking up what each refers to would take half of the time.
    await client.query('set session_replication_role = replica');
    for (const table of tables) {
      const name = `${schema}.${table}`;
      if (!(await isParted(client, name)))
        await client.query(`alter table ${name} set (autovacuum_enabled = off)`);
      await client.query(`insert into ${name} ${limited(FILLS[table] ?? '', most)}`);
    }
    await client.query(`vacuum analyze`);
  } finally {
    client.release(true);
  }
};
