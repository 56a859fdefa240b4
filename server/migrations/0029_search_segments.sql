-- Tokens of blocks are of their segment since (docs/decisions/0034): what was indexed before is found by nobody. It is
-- indexed again by the next search in each conversation; until then the search reads the messages themselves.
truncate {schema}.search_blocks;
