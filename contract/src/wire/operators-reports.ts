import { type Static, Type } from 'typebox';
import { REPORT_CASE_STATES, REPORT_KINDS, REPORT_REASONS } from '../enums.ts';
import { calls, Nullable, OneOf, Page, Time } from './call.ts';

/** Everything that was reported of one thing until somebody decided about it. */
export const ReportCase = Type.Object({
  id: Type.Integer(),
  kind: OneOf(REPORT_KINDS),
  target_id: Type.String(),
  /** Whom it is about; empty for nobody. */
  author_id: Type.String(),
  /** Empty for who is gone. */
  username: Type.String(),
  /** What was to be seen of it, in a line. */
  title: Type.String(),
  state: OneOf(REPORT_CASE_STATES),
  count: Type.Integer(),
  /** The most frequent first. */
  reasons: Type.Array(Type.Object({ reason: OneOf(REPORT_REASONS), count: Type.Integer() })),
  first_at: Time,
  last_at: Time,
  /** Empty while it is open. */
  decided_by: Type.String(),
  decided_at: Nullable(Time),
  decision_reason: Type.String(),
  was_taken_down: Type.Boolean(),
});
export type ReportCase = Static<typeof ReportCase>;

/** A file that was reported, or sent with a report: `url` is a call of the console. */
export const EvidenceFile = Type.Object({
  url: Type.String(),
  kind: OneOf(['image', 'video', 'audio', 'file'] as const),
  name: Type.String(),
});
export type EvidenceFile = Static<typeof EvidenceFile>;

export const ReportDetails = Type.Object({
  case: ReportCase,
  /** What was to be seen when it was reported last. */
  shown: Type.Object({ text: Type.String(), files: Type.Array(EvidenceFile) }),
  /** False of what is gone, of a person, of a conversation of two and of what carries points. */
  can_take_down: Type.Boolean(),
  /** Other cases about the same person, the newest first: 20 at most. */
  history: Type.Array(ReportCase),
});
export type ReportDetails = Static<typeof ReportDetails>;

export const SingleReport = Type.Object({
  id: Type.String(),
  user_id: Type.String(),
  /** Who reports; empty for who is gone. */
  username: Type.String(),
  reason: OneOf(REPORT_REASONS),
  text: Type.String(),
  files: Type.Array(EvidenceFile),
  create_at: Time,
});
export type SingleReport = Static<typeof SingleReport>;

const CaseParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
const paged = {
  next_id: Type.Optional(Type.String({ maxLength: 40 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** What people reported, as operators answer it. All of it is `@assumed`. */
export const operatorsReportsCalls = calls({
  'GET /ops/api/reports': {
    access: 'operator',
    right: 'content.review',
    summary:
      'What was reported, one entry a thing: the longest open first, of those decided the newest first',
    query: Type.Object({
      state: Type.Optional(OneOf(REPORT_CASE_STATES)),
      kind: Type.Optional(OneOf(REPORT_KINDS)),
      ...paged,
    }),
    result: Page(ReportCase),
  },
  'GET /ops/api/reports/:id': {
    access: 'operator',
    right: 'content.review',
    summary: 'What was reported there, and what was reported of the same person before',
    params: CaseParams,
    result: ReportDetails,
  },
  'GET /ops/api/reports/:id/each': {
    access: 'operator',
    right: 'content.review',
    summary: 'Its single reports, the newest first',
    params: CaseParams,
    query: Type.Object(paged),
    result: Page(SingleReport),
  },
  'GET /ops/api/reports/:id/files/:report/:at': {
    access: 'operator',
    right: 'content.review',
    summary: 'A file that was reported or sent with a report, by its place there',
    params: Type.Object({
      ...CaseParams.properties,
      report: Type.String({ maxLength: 40 }),
      at: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
    result: Type.Unknown(),
  },
  'POST /ops/api/reports/:id/decide': {
    access: 'operator',
    right: 'content.review',
    summary:
      'Close all its reports: `uphold` takes down what can be taken down. `count`: how many reports the operator has seen',
    params: CaseParams,
    body: Type.Object({
      decision: OneOf(['dismiss', 'uphold'] as const),
      reason: Type.String({ maxLength: 300 }),
      count: Type.Integer({ minimum: 1 }),
    }),
    result: ReportCase,
    errors: ['api.invalid_data', 'api.data_exists'],
  },
});
