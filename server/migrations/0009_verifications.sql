-- Address first: what was proved on any device ends with the registration of the address.
alter table {schema}.verified_identifiers drop constraint verified_identifiers_pkey;
alter table {schema}.verified_identifiers add primary key (mode, value, device_hash);
