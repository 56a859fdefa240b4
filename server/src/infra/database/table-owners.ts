import type { Tables } from './tables.ts';

type Table = keyof Tables;

/** What a domain does to another's table in a statement of its own: each once, with the reason. */
export interface SharedTable {
  table: Table;
  access: 'read' | 'write';
  why: string;
}

/** What each `<domain>.tables.ts` declares. A table belongs to one domain (or to infra): its repositories alone name it in their statements. */
export interface DomainTables {
  owns: readonly Table[];
  uses: readonly SharedTable[];
}
