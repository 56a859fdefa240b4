import type { LastMessages } from '../groups/last-messages.ts';
import { presentMessage } from './message.present.ts';
import { findMessagesAt } from './messages.repository.ts';

/** What the list of conversations shows of each; whether the reader may see it was decided where the position was found. */
export const lastMessages: LastMessages = async (db, positions) => {
  const rows = positions.length === 0 ? [] : await findMessagesAt(db, positions);
  return rows.map(presentMessage);
};
