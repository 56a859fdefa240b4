import { plansOf } from '../testing/plans/plans-of.ts';
import * as audit from './audit/audit.repository.ts';
import * as cids from './cids/cids.repository.ts';
import * as asked from './dual-control/asked.repository.ts';
import * as outbox from './outbox/outbox.repository.ts';
import * as limits from './rate-limit/rate-limit.repository.ts';
import * as settings from './settings/settings.repository.ts';
import * as gauges from './tallies/gauges.repository.ts';
import * as tallies from './tallies/tallies.repository.ts';

const MINUTE = 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * 60 * MINUTE);
const FOLLOW = { kind: 'follow', receiverId: 'p7', actorId: 'p8', subject: '', item: 'p8' } as const;

export const plans = [
  plansOf(limits, {
    countUses: ({ db }) => limits.countUses(db, [{ key: 'k7', cost: 1, windowMs: MINUTE }]),
    uncountUse: ({ db }) => limits.uncountUse(db, 'k7', 1),
    removePastWindows: ({ db }) => limits.removePastWindows(db),
  }),
  // The filled table begins 1,389 hours ago.
  plansOf(cids, {
    findByCid: ({ db, person }) => cids.findByCid(db, person, 'comment', 'c7'),
    removeCidsOlderThan: ({ db }) => cids.removeCidsOlderThan(db, 1388, 1000),
  }),
  // Its statements are measured with the tables of those who make them.
  plansOf(asked, {
    holdOperator: ({ db, brand }) => asked.holdOperator(db, brand, 'ann'),
    askedRowsOf: 'part',
  }),
  plansOf(outbox, {
    notify: ({ db }) => outbox.notify(db, FOLLOW),
    withdraw: ({ db }) => outbox.withdraw(db, FOLLOW),
    withdrawBetween: ({ db, person, other }) => outbox.withdrawBetween(db, person, other),
    withdrawComments: ({ db, comment }) => outbox.withdrawComments(db, [comment]),
    holdOutbox: ({ db, brand }) => outbox.holdOutbox(db, brand),
    takeOldest: ({ db, brand }) => outbox.takeOldest(db, brand, 500),
  }),
  plansOf(audit, {
    insertAudit: ({ db }) =>
      audit.insertAudit(db, { operator: 'ann', action: 'posts.reject', target: 'p', reason: 'x' }),
    findAuditPage: [
      ({ db }) => audit.findAuditPage(db, {}, { before: undefined, limit: 51 }),
      ({ db }) =>
        audit.findAuditPage(
          db,
          { target: 'p', action: 'posts', q: 'x' },
          { before: 9_000, after: 1_000, limit: 51 },
        ),
      ({ db }) =>
        audit.findAuditPage(
          db,
          { operator: 'ben', from: ago(48), until: ago(24) },
          { before: undefined, limit: 51 },
        ),
      ({ db }) => audit.findAuditPage(db, { action: 'wallet' }, { before: undefined, limit: 51 }),
    ],
    findAudit: ({ db }) => audit.findAudit(db, -7),
    findAuditById: ({ db }) => audit.findAuditById(db, 'a7'),
    findAuditHead: ({ db }) => audit.findAuditHead(db),
    checkAudit: ({ db, brand }) =>
      audit.checkAudit({ brand: { id: brand }, db }, { seq: -3000, digest: Buffer.alloc(0) }, 1000),
  }),
  // The filled table begins a thousand hours ago.
  plansOf(tallies, {
    addTallies: ({ db }) => tallies.addTallies(db, [{ kind: 'post', at: new Date(), label: '', count: 1 }]),
    sumByHour: ({ db }) => tallies.sumByHour(db, ['post', 'error'], ago(24)),
    sumByLabel: ({ db }) => tallies.sumByLabel(db, 'error', { since: ago(24), limit: 20 }),
    removeOldTallies: ({ db }) => tallies.removeOldTallies(db, 40),
    storePeople: ({ db }) => tallies.storePeople(db, 'n7', 3),
    countPeople: ({ db }) => tallies.countPeople(db, 30),
  }),
  plansOf(gauges, {
    raiseGauges: ({ db }) => gauges.raiseGauges(db, new Date(), { online: 1, held: 2 }),
    listGauges: ({ db }) => gauges.listGauges(db, ago(14 * 24)),
    removeOldGauges: ({ db }) => gauges.removeOldGauges(db, 40),
  }),
  plansOf(settings, {
    findStoredSetting: ({ db }) => settings.findStoredSetting(db, 'sms'),
    findSetting: ({ db }) => settings.findSetting(db, 'sms'),
    findSettings: ({ db }) => settings.findSettings(db, ['features', 'quotas']),
    storeSetting: ({ db }) => settings.storeSetting(db, 'sms', {}),
    holdSetting: ({ db }) => settings.holdSetting(db, 'payment'),
  }),
];
