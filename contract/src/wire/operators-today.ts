import { type Static, Type } from 'typebox';
import { calls, Nullable, OneOf, Time } from './call.ts';

export const TODAY_KINDS = ['sign_up', 'message', 'post', 'withdrawal', 'error'] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

/** How often something happened. */
export const TodaySeries = Type.Object({
  kind: OneOf(TODAY_KINDS),
  /** 24, the last of them the hour that is. */
  hours: Type.Array(Type.Integer()),
  /** 14 days of UTC, the last of them today. */
  days: Type.Array(Type.Integer()),
});
export type TodaySeries = Static<typeof TodaySeries>;

export const TODAY_STATES = ['online', 'waiting', 'reviews', 'reports', 'pending', 'issued', 'held'] as const;
export type TodayState = (typeof TODAY_STATES)[number];

/** How something stood: the highest that was measured in each step, and null where nobody measured. The last step holds now. */
export const TodayHistory = Type.Object({
  kind: OneOf(TODAY_STATES),
  /** As many, and of the same times, as of what is counted. */
  hours: Type.Array(Nullable(Type.Integer())),
  days: Type.Array(Nullable(Type.Integer())),
});
export type TodayHistory = Static<typeof TodayHistory>;

/** What goes on in the brand, at most half a minute old. Each part is for those whose role has the right to it. */
export const Today = Type.Object({
  at: Time,
  /** The begin of the first hour, and of the first day. */
  hours_from: Time,
  days_from: Time,
  online: Type.Integer(),
  /** Jobs that could have been done a minute ago. A thousand stands for more. */
  waiting: Type.Integer(),
  /** Withdrawals for `money.read` alone. */
  series: Type.Array(TodaySeries),
  /** Of what the role may see. */
  history: Type.Array(TodayHistory),
  /** Of the last 24 hours, the most first. */
  errors: Type.Array(Type.Object({ code: Type.String(), count: Type.Integer() })),
  jobs: Type.Array(Type.Object({ name: Type.String(), done: Type.Integer(), failed: Type.Integer() })),
  /** `content.review`. A thousand stands for more. */
  content: Nullable(Type.Object({ reviews: Type.Integer(), reports: Type.Integer() })),
  /** `money.read`. Points in hundredths; failed withdrawals of the last 24 hours. A thousand stands for more. */
  money: Nullable(
    Type.Object({
      issued: Type.Integer(),
      held: Type.Integer(),
      pending: Type.Integer(),
      failed: Type.Integer(),
      /** Accounts on which nothing moves, since they are not as they were signed. */
      frozen: Type.Integer(),
      /** What the latest verification of the ledger found. */
      alarms: Type.Integer(),
    }),
  ),
});
export type Today = Static<typeof Today>;

/** `@assumed`. It does not use the session: a page that asks by itself keeps nobody signed in. */
export const operatorsTodayCalls = calls({
  'GET /ops/api/today': {
    access: 'operator',
    right: 'today.read',
    poll: true,
    summary: 'Numbers of now, of the last 24 hours and of 14 days',
    result: Today,
  },
});
