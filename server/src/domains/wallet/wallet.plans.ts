import { plansOf } from '../../testing/plans/plans-of.ts';
import * as manual from './manual.repository.ts';

export const plans = [
  plansOf(manual, {
    insertMovement: ({ db, person }) =>
      manual.insertMovement(db, {
        ...{ id: 'm0', user_id: person, amount: 1, type: 121, remark: '' },
        ...{ state: 'done', asked_by: 'ann', decided_by: null },
      }),
    holdOperator: ({ db, brand }) => manual.holdOperator(db, brand, 'ann'),
    sumMovedAlone: ({ db }) => manual.sumMovedAlone(db, 'ann8', 24),
    findMovement: ({ db }) => manual.findMovement(db, 'm7'),
    listPending: [
      ({ db }) => manual.listPending(db, { limit: 101 }),
      ({ db }) => manual.listPending(db, { after: 'm5007', limit: 51 }),
    ],
    decideMovement: ({ db }) => manual.decideMovement(db, 'm7', { state: 'done', by: 'ann' }),
  }),
];
