import { plansOf } from '../../testing/plans/plans-of.ts';
import * as reports from './reports.repository.ts';

export const plans = [
  plansOf(reports, {
    isPostReported: ({ db, post }) => reports.isPostReported(db, post),
    hasReported: ({ db, person: userId, other: targetId }) =>
      reports.hasReported(db, { userId, kind: 'user', targetId }),
    insertReport: ({ db, person, other }) =>
      reports.insertReport(db, {
        ...{ id: 'new', user_id: person, kind: 'user', target_id: other, group_id: null, author_id: other },
        ...{ said: '{}', reason: 'spam', text: '', images: [] },
      }),
  }),
];
