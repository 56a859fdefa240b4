import { type Static, Type } from 'typebox';
import { calls, Nothing, Page, Time } from './call.ts';

/** A group as operators see it. */
export const OpsGroup = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  member_count: Type.Integer(),
  /** Its owner; empty for who is gone. */
  username: Type.String(),
  create_at: Time,
  /** When somebody last wrote. */
  update_at: Time,
});
export type OpsGroup = Static<typeof OpsGroup>;

/** Groups, as operators look for them and end them. All of it is `@assumed`. */
export const operatorsGroupsCalls = calls({
  'GET /ops/api/groups': {
    access: 'operator',
    right: 'content.review',
    summary: 'Groups whose name begins so, or the one of this id, by name',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 80 })),
      next_id: Type.Optional(Type.String({ maxLength: 1000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    result: Page(OpsGroup),
  },
  'POST /ops/api/groups/:id/dissolve': {
    access: 'operator',
    right: 'content.review',
    summary: 'Nobody is in it any more, and nobody finds it; a repeat returns the same',
    params: Type.Object({ id: Type.String({ maxLength: 80 }) }),
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }),
    result: Nothing,
  },
});
