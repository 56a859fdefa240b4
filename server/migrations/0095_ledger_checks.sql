-- What each verification of the ledger came to (docs/decisions/0099).
create table {schema}.ledger_checks (
  id bigint generated always as identity primary key,
  began_at timestamptz(3) not null,
  ended_at timestamptz(3) not null,
  accounts integer not null,
  entries bigint not null,
  finding_count integer not null,
  -- The first of them: [{"account": "user u1", "seq": 7, "what": "…"}].
  findings jsonb not null
);
create index ledger_checks_began on {schema}.ledger_checks (began_at);
