-- Announcements of the console (docs/decisions/0108) are notices to everybody, or to some of them, now or at a time to come.
alter table {schema}.notices
  -- Null: everybody. {"kind": "new", "days": 7}, {"kind": "type", "type": 2}.
  add column segment jsonb,
  -- Who is there then is told; null: who was there when it was written.
  add column start_at timestamptz(3),
  -- An operator broke it off: `done_at` is set too, so that nobody tells it on.
  add column stopped_at timestamptz(3),
  add column told integer not null default 0,
  -- The operator; empty for one from the command line.
  add column by_operator text not null default '';
create index notices_to_many on {schema}.notices (create_at desc, id desc) where user_id is null;

-- The audit log is looked through by who, what and when.
create index audit_log_operator on {schema}.audit_log (operator, seq);
create index audit_log_action on {schema}.audit_log (action text_pattern_ops, seq);
