-- Which accounts and keys a call names is not known when its statements are planned: a hundred are expected, and reading all
-- accounts looks cheaper than that many look-ups up to some ten thousand of them. It names two, mostly.
alter function {schema}.ledger_apply(jsonb, jsonb, timestamptz) set enable_seqscan to off;
alter function {schema}.ledger_apply(jsonb, jsonb, timestamptz) set enable_hashjoin to off;
alter function {schema}.ledger_apply(jsonb, jsonb, timestamptz) set enable_mergejoin to off;
