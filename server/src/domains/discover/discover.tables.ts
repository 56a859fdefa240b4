import type { DiscoverCard, WholeLocale } from '@livery/contract';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTime, Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

export type CardTitles = Partial<Record<WholeLocale, string>>;

export interface DiscoverCardsTable {
  id: string;
  place: number;
  /** Where `titles` has nothing. */
  title: string;
  titles: ColumnType<CardTitles, string | undefined, string>;
  /** A path among the brand's public objects; empty: none. */
  image: string;
  url: string;
  kind: DiscoverCard['kind'];
  hidden: Generated<boolean>;
  start_at: OptionalTime;
  end_at: OptionalTime;
  create_at: Stamp;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    discover_cards: DiscoverCardsTable;
  }
}

export const tables: DomainTables = { owns: ['discover_cards'], uses: [] };
