-- Whether anybody has reported something: what is removed then leaves evidence.
create index reports_target on {schema}.reports (target_id, kind);
