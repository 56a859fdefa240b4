import { type Static, Type } from 'typebox';
import { calls, Nullable, OneOf, Page, Time } from './call.ts';

/** Of everybody who is there when it is told: all, who came in the last days, or accounts of one type. */
export type AnnouncementSegment =
  | { kind: 'all' }
  | { kind: 'new'; days: number }
  | { kind: 'type'; type: number };

export const AnnouncementSegment = Type.Unsafe<AnnouncementSegment>(
  Type.Object({
    kind: OneOf(['all', 'new', 'type'] as const),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
  }),
);

/** What people are told, in each language. */
export const NoticeTexts = Type.Object({
  'zh-CN': Type.String({ maxLength: 1_200 }),
  en: Type.String({ maxLength: 1_200 }),
});

export const ANNOUNCEMENT_STATES = ['planned', 'running', 'done', 'stopped'] as const;

/** Something that operators tell many people. */
export const Announcement = Type.Object({
  id: Type.String(),
  texts: NoticeTexts,
  segment: AnnouncementSegment,
  state: OneOf(ANNOUNCEMENT_STATES),
  /** So many were told so far. */
  told: Type.Integer(),
  /** Empty: from the command line. */
  by: Type.String(),
  create_at: Time,
  start_at: Nullable(Time),
  /** Since then nobody more is told. */
  done_at: Nullable(Time),
});
export type Announcement = Static<typeof Announcement>;

const Reason = Type.String({ minLength: 1, maxLength: 300 });

/** Notices to many. All of it is `@assumed`. */
export const operatorsAnnouncementsCalls = calls({
  'GET /ops/api/announcements': {
    access: 'operator',
    right: 'announcements.write',
    poll: true,
    summary: 'What was told to many, is being told or will be: the newest first',
    query: Type.Object({ next_id: Type.Optional(Type.String({ maxLength: 200 })) }),
    result: Page(Announcement),
  },
  'POST /ops/api/announcements/count': {
    access: 'operator',
    right: 'announcements.write',
    summary: 'How many people it would be told now',
    body: Type.Object({ segment: AnnouncementSegment }),
    result: Type.Object({ people: Type.Integer() }),
  },
  'POST /ops/api/announcements': {
    access: 'operator',
    right: 'announcements.write',
    summary: 'Tell many people something, now or later. The same `id` again is told once',
    body: Type.Object({
      id: Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' }),
      texts: NoticeTexts,
      segment: AnnouncementSegment,
      /** Null: at once. */
      start_at: Nullable(Type.String({ maxLength: 40 })),
      reason: Reason,
    }),
    result: Announcement,
    errors: ['api.invalid_data'],
  },
  'POST /ops/api/announcements/:id/stop': {
    access: 'operator',
    right: 'announcements.write',
    summary: 'Tell nobody more; who was told keeps it',
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    body: Type.Object({ reason: Reason }),
    result: Announcement,
    errors: ['api.invalid_data'],
  },
});
