import { plansOf } from '../../testing/plans/plans-of.ts';
import * as manual from './manual.repository.ts';

export const plans = [
  plansOf(manual, {
    insertAsked: ({ db, person }) =>
      manual.insertAsked(db, {
        ...{ id: 'm0', user_id: person, amount: 1, type: 121, remark: '' },
        ...{ state: 'done', asked_by: 'ann', decided_by: null },
      }),
    sumAlone: ({ db }) => manual.sumAlone(db, 'ann8', 24),
    findAsked: ({ db }) => manual.findAsked(db, { id: 'm7' }),
    listAsked: [
      ({ db }) => manual.listAsked(db, { state: 'pending', after: undefined, limit: 101 }),
      ({ db }) => manual.listAsked(db, { state: 'pending', after: { id: 'm5007' }, limit: 51 }),
      ({ db }) => manual.listAsked(db, { state: 'done', after: { id: 'm5000' }, limit: 51 }),
      ({ db }) => manual.listAsked(db, { state: 'refused', after: undefined, limit: 51 }),
    ],
    decideAsked: ({ db }) => manual.decideAsked(db, { id: 'm7' }, { state: 'done', by: 'ann' }),
  }),
];
