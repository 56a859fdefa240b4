const OPERATORS = `array['Anna', 'Boris', 'Clara', 'David', 'Emma', 'Felix']`;
const ACTIONS = `array['posts.approve', 'people.ban', 'settings.change', 'ledger.read', 'people.reveal']`;

/** As the server makes ids: the time, the distribution key's bucket, the rest. */
const id = (owner: string) => `lpad(n::text, 11, '0') || {schema}.bucket_of(${owner}) || '00000000'`;
/** The last row is of now. */
const at = `now() - ($1::int - n) * interval '1 minute'`;
/** One in a hundred waits; the others are decided. */
const asked = `case n % 100 when 7 then 'pending' when 8 then 'refused' else 'done' end, 'ann' || n % 50, ${at}`;

/** What the console pages through, `$1` rows of each: as it is kept, but for the audit log's digests. */
export const ROWS: Record<string, string> = {
  users: `(id, username, nickname, invite_code, greeted, came_by, create_at, banned_until, delete_at)
    select 'p' || n, 'person' || n, 'Person ' || n, 'p' || n, true, case n % 10 when 3 then 'i7' end, now() - n * interval '1 minute',
      case n % 100 when 5 then now() + interval '1 day' end, case n % 100 when 6 then now() end
    from generate_series(1, $1::int) n`,
  audit_log: `(id, operator, action, target, seq, digest, create_at)
    select 'a' || n, (${OPERATORS})[1 + n % 6], (${ACTIONS})[1 + n % 5], 'p' || n % 1000, n, sha256('x'), ${at}
    from generate_series(1, $1::int) n`,
  groups: `(bucket, id, type, name, display_name, owner_id, update_at)
    select {schema}.bucket_of('g' || n), 'g' || n, 2, 'Group', 'Group ' || n, 'p' || n, ${at} from generate_series(1, $1::int) n`,
  posts: `(bucket, id, author_id, kind, description, review, spread_at, create_at)
    select {schema}.bucket_of('p' || n), ${id(`'p' || n`)}, 'p' || n, 'text', 'A post', case n % 100 when 7 then 'auditing' else 'approved' end, now(), ${at}
    from generate_series(1, $1::int) n`,
  comments: `(bucket, id, post_id, author_id, text, cid, removed_with, create_at)
    select {schema}.bucket_of('p' || (1 + n % 1000)), ${id(`'p' || (1 + n % 1000)`)}, lpad((1 + n % 1000)::text, 11, '0') || {schema}.bucket_of('p' || (1 + n % 1000)) || '00000000',
      'p' || (1 + n % 5000), 'A comment of about fifty characters, as people say', 'c' || n, case n % 100 when 7 then 'x' end, ${at}
    from generate_series(1, $1::int) n`,
  hashtags: `(name, shown, count, hidden)
    select 'tag' || n, 'Tag' || n, n % 1000, n % 100 = 7 from generate_series(1, $1::int) n`,
  report_cases: `(kind, target_id, author_id, state, count, reasons, first_at, last_at)
    select (array['group', 'post'])[1 + n / 3 % 2], 't' || n, 'p' || n, (array['open', 'dismissed', 'upheld'])[1 + n % 3],
      2, '{"spam": 2}', ${at}, ${at}
    from generate_series(1, $1::int) n`,
  reports: `(id, user_id, kind, target_id, reason, case_id)
    select 'r' || n, 'p' || n, 'post', 't1', 'spam', case n % 20 when 0 then 1 else n end from generate_series(1, $1::int) n`,
  invite_codes: `(id, code, most, taken, until_at, batch, place, made_by, withdrawn_at)
    select 'i' || n, lpad(n::text, 8, '0'), case when n % 4 > 0 then 5 end, case when n % 4 = 1 then 5 else 2 end,
      case when n % 3 > 0 then now() + (n - $1::int / 2) * interval '1 minute' end, 'b' || n / 200, n % 200, 'Anna',
      case when n % 7 = 0 then now() end
    from generate_series(1, $1::int) n`,
  manual_movements: `(id, user_id, amount, type, remark, state, asked_by, create_at)
    select 'm' || n, 'p' || n, 1, 121, '', ${asked} from generate_series(1, $1::int) n`,
  payment_merchants: `(id, name, public_key) select 'm' || n, 'Merchant ' || n, 'k' from generate_series(1, 50) n where $1::int > 0`,
  merchant_settlements: `(merchant_id, id, amount, remark, state, asked_by, create_at)
    select 'm' || (1 + n % 50), 's' || n, 1, '', ${asked} from generate_series(1, $1::int) n`,
  payment_orders: `(id, user_id, provider, cid, amount, status, account, payee, merchant_order_id, notify_url, create_at, decided_at, next_at)
    select ${id(`'p' || (1 + n % 5000)`)}, 'p' || (1 + n % 5000), case n % 5 when 0 then 'point' else 'wellpay' end, 'c' || n, 1,
      (array['pending', 'success', 'success', 'failed'])[1 + n % 4], case n % 5 when 0 then 'm1' else 'a' || n end, 'a', 'x' || n, '',
      ${at}, case when n % 4 > 0 then now() end, case when n % 4 = 0 then now() + interval '1 day' end
    from generate_series(1, $1::int) n`,
  payment_differences: `(id, kind, order_id, said, closed_at)
    select 'd' || n, 'amount', 'o' || n, '', case when n % 100 <> 7 then now() end from generate_series(1, $1::int) n`,
  notices: `(id, user_id, texts, create_at, done_at)
    select 'n' || n, case when n % 20 > 0 then 'p' || n end, '{"zh-CN": "你好", "en": "Hello"}', ${at}, now()
    from generate_series(1, $1::int) n`,
  sessions: `(id, user_id, channel, device_hash, access_hash, access_expires_at, family_hash, expires_at)
    select 's' || n, case when n <= 1000 then 'p1' else 'p' || n end, 2, sha256(n::text::bytea), sha256(('a' || n)::bytea), now() + interval '1 hour',
      sha256(('f' || n)::bytea), now() + interval '180 days'
    from generate_series(1, $1::int) n`,
};
