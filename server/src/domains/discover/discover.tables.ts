import type { DiscoverCard } from '@livery/contract';
import type { Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

export interface DiscoverCardsTable {
  id: string;
  place: number;
  title: string;
  /** A path among the brand's public objects. */
  image: string;
  url: string;
  kind: DiscoverCard['kind'];
  create_at: Stamp;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    discover_cards: DiscoverCardsTable;
  }
}

export const tables: DomainTables = { owns: ['discover_cards'], uses: [] };
