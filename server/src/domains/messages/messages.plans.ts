import { newKeyedId } from '../../infra/ids.ts';
import { plansOf } from '../../testing/plans/plans-of.ts';
import * as files from './files.repository.ts';
import * as messages from './messages.repository.ts';
import * as store from './send.repository.ts';

const LIMIT = 40;

export const plans = [
  plansOf(messages, {
    findMessages: [
      ({ db, group: groupId, member: userId }) =>
        messages.findMessages(db, { groupId, userId, floor: 0, limit: LIMIT }),
      ({ db, group: groupId, member: userId }) =>
        messages.findMessages(db, { groupId, userId, floor: 0, limit: LIMIT, before: 50_000 }),
      ({ db, group: groupId, member: userId }) =>
        messages.findMessages(db, { groupId, userId, floor: 0, limit: LIMIT, after: 50_000 }),
    ],
    findMessage: ({ db, group: groupId, member: userId, message: messageId }) =>
      messages.findMessage(db, { groupId, userId, messageId, floor: 0 }),
    findMessagesAt: ({ db }) =>
      messages.findMessagesAt(
        db,
        Array.from({ length: 50 }, (_, index) => ({ group_id: `g${index}`, seq: 100_001 })),
      ),
  }),
  plansOf(files, { findFileUses: ({ db }) => files.findFileUses(db, ['chat/f7', 'chat/f8']) }),
  plansOf(store, {
    storeMessages: ({ pool, brand, group, member, person }) => {
      const content = { type: 'text', text: 'x', file_path: null, duration: null, filename: null };
      const drafts = [
        { ...content, id: newKeyedId(group), group_id: group, user_id: member, cid: newKeyedId(group) },
        { ...content, id: newKeyedId('g7'), group_id: 'g7', user_id: person, cid: newKeyedId('g7') },
      ];
      return store.storeMessages(pool, brand, drafts);
    },
  }),
];
