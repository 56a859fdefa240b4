import type { Selectable } from 'kysely';
import type { Tables } from '../../../infra/database/tables.ts';

type ColumnOf<T extends keyof Tables> = Extract<keyof Selectable<Tables[T]>, string>;

/** Rows of a table that are somebody's, and what of them is handed out. */
export interface Own<Column extends string = string> {
  /** Name of the document. */
  in: string;
  /** Whose a row is. */
  of: Column;
  /** In which order, behind `of`, an index has them. */
  by?: readonly Column[];
  /** Where no index knows whose rows are: the primary key, along which all of the table is gone through, a little at a time. */
  walk?: readonly Column[];
  shows: readonly Column[];
  /** Secrets, what others said or did, and what the server keeps for itself. */
  hides?: readonly Column[];
}

/** A text is the reason why nothing of a table is handed out. */
export type Kept = { [T in keyof Tables]: string | readonly Own<ColumnOf<T>>[] };

/** Of the tables of one topic. */
export type KeptPart = Partial<Kept>;
