import { newKeyedId } from '../../infra/ids.ts';
import { plansOf } from '../../testing/plans/plans-of.ts';
import * as audience from './audience.repository.ts';
import * as erasing from './erasing/erasing.repository.ts';
import * as files from './files.repository.ts';
import * as media from './media/media.repository.ts';
import * as messages from './messages.repository.ts';
import { NO_CONTENT } from './messages.writer.ts';
import * as pins from './pins/pins.repository.ts';
import * as presence from './presence/presence.repository.ts';
import * as reactions from './reactions/reactions.repository.ts';
import * as retraction from './retraction/retraction.repository.ts';
import * as days from './search/days.repository.ts';
import * as search from './search/search.repository.ts';
import * as seen from './seen.repository.ts';
import * as store from './send.repository.ts';
import * as shared from './shared/shared-posts.repository.ts';
import * as unseen from './unseen/unseen.repository.ts';
import * as visible from './visible-message.repository.ts';

const LIMIT = 40;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

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
  plansOf(audience, {
    findMembersWhoCannotSee: ({ db, group }) => audience.findMembersWhoCannotSee(db, group, 99_000),
    findBlockersIn: ({ db, group, member }) => audience.findBlockersIn(db, group, member),
  }),
  plansOf(erasing, {
    eraseMessages: ({ db, group }) => erasing.eraseMessages(db, group, 100),
    eraseSearchBlocks: ({ db }) => erasing.eraseSearchBlocks(db, 'g4'),
  }),
  plansOf(shared, { findGroupsShowing: ({ db, post }) => shared.findGroupsShowing(db, post, 200) }),
  plansOf(files, { findFileUses: ({ db }) => files.findFileUses(db, ['chat/f7', 'chat/f8']) }),
  plansOf(media, {
    findMedia: [
      ({ db, group: groupId, member: userId }) =>
        media.findMedia(db, 'visual', { groupId, userId, floor: 0, limit: LIMIT }),
      ({ db, group: groupId, member: userId }) =>
        media.findMedia(db, 'visual', { groupId, userId, floor: 0, limit: LIMIT, after: 50_000 }),
      ({ db, group: groupId, member: userId }) =>
        media.findMedia(db, 'link', { groupId, userId, floor: 0, limit: LIMIT, before: 50_000 }),
    ],
  }),
  plansOf(search, {
    countBlocks: ({ db, group }) => search.countBlocks(db, group),
    readBlocks: ({ db, group }) => search.readBlocks(db, group, { from: 100, to: 116 }),
    storeBlocks: ({ db, group }) => search.storeBlocks(db, group, [{ block: 9000, tokens: [1, 2, 3] }]),
    findBlocks: [
      ({ db, group }) => search.findBlocks(db, group, { tokens: [[7, 8]], from: 5120, to: 6000 }),
      ({ db, group }) =>
        search.findBlocks(db, group, {
          tokens: Array.from({ length: 64 }, (_, segment) => [segment * 7_919, segment * 104_729]),
          from: 0,
          to: 6000,
        }),
    ],
    readVisible: [undefined, 'p7'].map(
      (author) =>
        ({ db, group: groupId, member: userId }) =>
          search.readVisible(
            db,
            { groupId, userId, floor: 0 },
            { blocks: Array.from({ length: 32 }, (_, n) => 6000 - n * 7), before: 99_000, author },
          ),
    ),
    findAt: ({ db, group: groupId, member: userId }) =>
      search.findAt(
        db,
        { groupId, userId, floor: 0 },
        Array.from({ length: 20 }, (_, n) => 99_000 - n * 700),
      ),
  }),
  plansOf(days, {
    findSpan: ({ db, group }) => days.findSpan(db, group, { from: daysAgo(2), to: daysAgo(1) }),
    findFilled: ({ db, group: groupId, member: userId }) =>
      days.findFilled(
        db,
        { groupId, userId, floor: 0 },
        Array.from({ length: 32 }, (_, n) => daysAgo(31 - n)),
      ),
  }),
  plansOf(seen, { selectSeen: 'part' }),
  plansOf(visible, {
    findVisibleMessage: ({ db, member, message }) => visible.findVisibleMessage(db, member, message),
    findFirstByCid: ({ db, person }) => visible.findFirstByCid(db, person, 'c7'),
  }),
  plansOf(retraction, {
    retractIn: 'part',
    findMessageType: ({ db, message }) => retraction.findMessageType(db, message),
    findAnyMessage: ({ db, message }) => retraction.findAnyMessage(db, message),
    retractMessage: ({ db, member, message }) => retraction.retractMessage(db, message, member),
  }),
  plansOf(reactions, {
    isNotBlocked: 'part',
    addReaction: ({ db, member: userId, message: messageId }) =>
      reactions.addReaction(db, { messageId, userId, emoji: '🌊' }, 20),
    removeReactions: [
      ({ db, member: userId, message: messageId }) => reactions.removeReactions(db, { messageId, userId }),
      ({ db, member: userId, message: messageId }) =>
        reactions.removeReactions(db, { messageId, userId, emoji: '👍' }),
    ],
    countReactions: ({ db, member, message }) => reactions.countReactions(db, message, member),
    listReactions: [
      ({ db, message: messageId, member: reader }) =>
        reactions.listReactions(db, { reader, messageId, emoji: undefined, after: undefined, limit: 51 }),
      ({ db, message: messageId, person: userId, member: reader }) =>
        reactions.listReactions(db, {
          reader,
          messageId,
          emoji: '👍',
          after: { emoji: '👍', userId },
          limit: 51,
        }),
    ],
  }),
  plansOf(presence, {
    isMutual: 'part',
    findTypingAudience: ({ db, person }) => presence.findTypingAudience(db, person, 'g7'),
    findCompany: ({ db, person, group }) =>
      presence.findCompany(db, person, [group, ...Array.from({ length: 39 }, (_, n) => `g${n}`)]),
    findPartners: ({ db, person, other }) =>
      presence.findPartners(
        db,
        person,
        Array.from({ length: 40 }, (_, n) => ({ groupId: `g${n}`, partnerId: n === 0 ? other : `p${n}` })),
      ),
  }),
  plansOf(unseen, {
    findUnseenMentions: ({ db, group: groupId, member: userId }) =>
      unseen.findUnseenMentions(db, { groupId, userId, floor: 0, limit: 100 }),
    findUnseenReactions: ({ db, group: groupId, member: userId }) =>
      unseen.findUnseenReactions(db, { groupId, userId, floor: 0, limit: 100 }),
    markReactionsSeen: ({ db, group: groupId, member: userId, message }) =>
      unseen.markReactionsSeen(db, { groupId, userId, messageIds: [message] }),
    forgetUnseenOfLeavers: [
      ({ db }) => unseen.forgetUnseenOfLeavers(db, undefined, 1000),
      ({ db, message, member }) =>
        unseen.forgetUnseenOfLeavers(db, { bucket: '800', unseen_by: member, message_id: message }, 1000),
    ],
  }),
  plansOf(pins, {
    findPins: ({ db, group, member: userId }) => pins.findPins(db, group, { userId, floor: 0 }),
    addPin: ({ db, group: groupId, message: messageId }) => pins.addPin(db, { groupId, messageId }, 5),
    removePin: ({ db, message }) => pins.removePin(db, message),
  }),
  plansOf(store, {
    storeMessages: ({ pool, brand, group, member, person }) => {
      const content = { ...NO_CONTENT, type: 'text', text: 'x', ability: 'message' as const };
      const drafts = [
        { ...content, id: newKeyedId(group), group_id: group, user_id: member, cid: newKeyedId(group) },
        { ...content, id: newKeyedId('g7'), group_id: 'g7', user_id: person, cid: newKeyedId('g7') },
      ];
      return store.storeMessages(pool, brand, drafts);
    },
    storeMessagesWithin: 'part',
  }),
];
