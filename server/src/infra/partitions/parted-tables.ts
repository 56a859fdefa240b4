import pg from 'pg';
import { schemaName } from '../database/database.ts';

/** Tables that may be parted, and by what: it is in every key of theirs, and in what is read of them most (docs/decisions/0126). */
export const PARTED_BY = { messages: 'bucket', timelines: 'user_id' } as const;

export type PartedTable = keyof typeof PARTED_BY;

/** Part, and how many there are, of a table of a brand. One part is one table. */
export interface Wanted {
  brand: string;
  table: PartedTable;
  parts: number;
}

/** It is not done. The message is a sentence for who runs the command. */
export class PartitionError extends Error {
  override readonly name = 'PartitionError';
}

const NEXT = '__next';
const BEFORE = '__before';
const MIRROR = '__mirror';

/** What is under way, or was there before: no table of the brand. */
export const isAside = (table: string): boolean => table.endsWith(NEXT) || table.endsWith(BEFORE);

export const nextOf = (name: string): string => name + NEXT;
export const beforeOf = (name: string): string => name + BEFORE;
export const partsOf = ({ table, parts }: Pick<Wanted, 'table' | 'parts'>): string[] =>
  parts === 1
    ? []
    : Array.from({ length: parts }, (_, index) => `${table}_${parts}_${String(index).padStart(2, '0')}`);

/** Names as statements have them. */
export const namesOf = ({ brand, table }: Pick<Wanted, 'brand' | 'table'>) => {
  const of = (name: string) => `${pg.escapeIdentifier(schemaName(brand))}.${pg.escapeIdentifier(name)}`;
  return {
    of,
    live: of(table),
    next: of(nextOf(table)),
    before: of(beforeOf(table)),
    trigger: pg.escapeIdentifier(table + MIRROR),
    mirror: of(table + MIRROR),
    /** Whoever changes rows holds it with others; who copies them, alone. */
    lock: `hashtextextended(${pg.escapeLiteral(`mirror ${brand}.${table}`)}, 0)`,
  };
};
