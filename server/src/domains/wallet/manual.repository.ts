import type { Selectable } from 'kysely';
import { askedRowsOf } from '../../infra/dual-control/asked.repository.ts';
import type { ManualMovementsTable } from './wallet.tables.ts';

export type ManualMovement = Selectable<ManualMovementsTable>;

export const { key, insertAsked, findAsked, sumAlone, listAsked, decideAsked } = askedRowsOf(
  'manual_movements',
  ['id'],
);
