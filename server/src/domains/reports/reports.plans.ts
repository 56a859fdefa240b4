import { plansOf } from '../../testing/plans/plans-of.ts';
import * as cases from './cases.repository.ts';
import * as reports from './reports.repository.ts';

const CLOSED = { state: 'upheld', decided_by: 'ann', decision_reason: '', was_taken_down: true } as const;

export const plans = [
  plansOf(cases, {
    findCases: [
      ({ db }) => cases.findCases(db, { state: 'open' }, { after: undefined, limit: 51 }),
      ({ db }) => cases.findCases(db, { state: 'open', kind: 'post' }, { after: 7, limit: 51 }),
      ({ db }) => cases.findCases(db, { state: 'dismissed' }, { after: 15_000, limit: 51 }),
      ({ db }) => cases.findCases(db, { state: 'upheld', kind: 'post' }, { after: undefined, limit: 51 }),
    ],
    findCase: ({ db }) => cases.findCase(db, 7),
    findOtherCases: [
      ({ db }) => cases.findOtherCases(db, { id: 7, author_id: 'p7', target_id: 'g7' }, 20),
      ({ db }) => cases.findOtherCases(db, { id: 7, author_id: null, target_id: 'g7' }, 20),
    ],
    countCasesAbout: ({ db, person }) => cases.countCasesAbout(db, person),
    holdCase: ({ db }) => cases.holdCase(db, 7),
    closeCase: ({ db }) => cases.closeCase(db, 7, CLOSED),
    findReportsOf: [
      ({ db }) => cases.findReportsOf(db, 7, { before: undefined, limit: 51 }),
      ({ db }) => cases.findReportsOf(db, 7, { before: 'r9', limit: 51 }),
    ],
    findReportOf: ({ db }) => cases.findReportOf(db, 7, 'r7'),
  }),
  plansOf(reports, {
    countOpenReports: ({ db }) => reports.countOpenReports(db, 1000),
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
