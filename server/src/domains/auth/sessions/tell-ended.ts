import { Type } from 'typebox';

/** Has the server close sockets of sessions that have ended, for a command that has none. */
export const TELL_ENDED = {
  name: 'auth.tell-ended',
  payload: Type.Object({ user_id: Type.String(), session_ids: Type.Array(Type.String()) }),
};
