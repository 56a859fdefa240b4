import { plansOf } from '../../testing/plans/plans-of.ts';
import * as maintenance from './maintenance.repository.ts';

const ORDER = { enabled: false, announcement: '', maintain_start: null, maintain_end: null };

export const plans = [
  plansOf(maintenance, {
    findOrder: ({ db }) => maintenance.findOrder(db),
    holdOrder: ({ db }) => maintenance.holdOrder(db),
    storeOrder: ({ db }) => maintenance.storeOrder(db, ORDER),
  }),
];
