import type { OutboxRow } from '../../infra/outbox/outbox.repository.ts';
import { plansOf } from '../../testing/plans/plans-of.ts';
import * as intake from './intake.repository.ts';
import * as notices from './notices/notices.repository.ts';
import * as notifications from './notifications.repository.ts';
import * as targets from './push/message-targets.repository.ts';
import * as push from './push/push.repository.ts';
import * as told from './push/told.repository.ts';

/** As many likes of one post as one transaction hands out. */
const likes = Array.from(
  { length: 100 },
  (_, number): OutboxRow => ({
    ...{ seq: number, kind: 'like_post', receiver_id: 'p7', actor_id: `p${number + 8}`, subject: 's7' },
    ...{ item: `p${number + 8}`, undone: false, post_id: null, comment_id: null, group_id: null, text: '' },
    create_at: new Date(),
  }),
);

export const plans = [
  plansOf(intake, {
    findUntold: ({ db }) => intake.findUntold(db, likes),
    insertNotifications: ({ db }) => intake.insertNotifications(db, likes.slice(0, 1)),
    addItems: ({ db }) => intake.addItems(db, likes),
    endItems: ({ db }) => intake.endItems(db, likes),
    endItemsBetween: ({ db, person, other }) => intake.endItemsBetween(db, person, other),
    endItemsAbout: ({ db }) => intake.endItemsAbout(db, 'c7'),
    endItemsOf: ({ db, person }) => intake.endItemsOf(db, person, 200),
    refreshNotifications: ({ db }) =>
      intake.refreshNotifications(db, [{ user_id: 'p7', notification_id: 'n7' }]),
  }),
  plansOf(notices, {
    insertNotice: ({ db, person }) =>
      notices.insertNotice(db, { id: 'new', userId: person, texts: { 'zh-CN': '你好', en: 'Hello' } }),
    findNotice: ({ db }) => notices.findNotice(db, 'n7'),
    removeOldNotices: ({ db }) => notices.removeOldNotices(db, 120, 1000),
    findTexts: ({ db }) => notices.findTexts(db, ['n7', 'n8']),
    holdNotice: ({ db }) => notices.holdNotice(db, 'n7'),
    noteTold: ({ db, person }) => notices.noteTold(db, 'n7', { toldTo: person, people: 2, isDone: true }),
    stopNotice: ({ db }) => notices.stopNotice(db, 'n7'),
    findNoticesToMany: [
      ({ db }) => notices.findNoticesToMany(db, { after: undefined, limit: 21 }),
      ({ db }) => notices.findNoticesToMany(db, { after: { place: Date.now(), id: 'n8' }, limit: 21 }),
    ],
    findAudience: ({ db, person }) =>
      notices.findAudience(db, { after: person, until: new Date(), limit: 200 }),
    removeNoticesTo: ({ db, person }) => notices.removeNoticesTo(db, person),
  }),
  plansOf(push, {
    keepSubscription: ({ db, person }) =>
      push.keepSubscription(db, {
        ...{ sessionId: 's7', userId: person, endpoint: 'https://push.example/20' },
        ...{ p256dh: 'k', auth: 'a', locale: 'en' },
      }),
    removeSubscription: ({ db, person }) => push.removeSubscription(db, 'u7', person),
    forgetSubscription: ({ db }) => push.forgetSubscription(db, 'u7'),
    takePushes: ({ db }) =>
      push.takePushes(db, [
        { userId: 'p7', id: 'n7' },
        { userId: 'p8', id: 'n8' },
        { userId: 'p7', id: 'n10007' },
      ]),
    findTarget: ({ db }) => push.findTarget(db, 'u8'),
  }),
  plansOf(told, { isTold: 'part' }),
  plansOf(targets, {
    findMessageTargets: ({ db, group, person, other }) =>
      targets.findMessageTargets(db, [{ groupId: group, seq: 1_000_000, from: person, to: other }]),
  }),
  plansOf(notifications, {
    listNotifications: [
      ({ db, person }) => notifications.listNotifications(db, person, { before: undefined, limit: 31 }),
      ({ db, person }) => notifications.listNotifications(db, person, { before: 100_000, limit: 31 }),
    ],
    listUnread: ({ db, person }) => notifications.listUnread(db, person, 100),
    findPeople: ({ db, person }) => notifications.findPeople(db, person, ['n7', 'n10007']),
    markViewed: ({ db, person }) => notifications.markViewed(db, person),
    removeOld: ({ db }) => notifications.removeOld(db, 90, 1000),
    removeSomeOf: ({ db, person }) => notifications.removeSomeOf(db, person, 1000),
    removeView: ({ db, person }) => notifications.removeView(db, person),
  }),
];
