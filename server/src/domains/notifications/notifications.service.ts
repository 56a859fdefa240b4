import type { Localized, Notification } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type PageOf, readCursor, writeCursor } from '../../infra/cursor.ts';
import type { Infra } from '../../infra/infra.ts';
import { takeOldest } from '../../infra/outbox/outbox.repository.ts';
import { createWaking } from '../../infra/outbox/waking.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { ContactsService } from '../contacts/contacts.service.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { SocialService } from '../social/social.service.ts';
import type { NotesService } from '../users/notes.service.ts';
import { createClosed } from './closed.service.ts';
import { type Changed, handOut } from './intake.ts';
import { findTexts, removeOldNotices } from './notices/notices.repository.ts';
import { createNotices } from './notices/notices.ts';
import { presentNotification } from './notifications.present.ts';
import {
  findPeople,
  listNotifications,
  listUnread,
  markViewed,
  type NotificationRow,
  removeOld,
} from './notifications.repository.ts';
import { createPush } from './push/push.service.ts';

interface Dependencies {
  contacts: Pick<ContactsService, 'blockedBetween'>;
  groups: Pick<GroupsService, 'briefs'>;
  notes: Pick<NotesService, 'nicknamesOf'>;
  social: Pick<SocialService, 'cards' | 'followedOf'>;
}

const PAGE = 30;
const MOST = 100;
/** Causes that are handed out by one transaction. */
const BATCH = 100;
/** So many rows of one person are looked at to count what they have not seen. */
const COUNTED = 100;
const DAYS_KEPT = 90;
/** A notice to everybody may take days to be told, and its row has its words until then. */
const DAYS_NOTICES_KEPT = 120;
const REMOVED = 1000;
const NO_NOTICES: ReadonlyMap<string, Localized> = new Map();

/** What people are told of what happened to them (decisions.md section 8). */
export const createNotificationsService = (
  infra: Pick<Infra, 'brands' | 'config' | 'database' | 'jobs' | 'log' | 'pubsub'>,
  { contacts, groups, notes, social }: Dependencies,
) => {
  const { brands, database, log, pubsub } = infra;
  const present = async (
    tenant: Tenant,
    userId: string,
    rows: readonly NotificationRow[],
  ): Promise<Notification[]> => {
    if (rows.length === 0) return [];
    const actors = await findPeople(
      tenant.db,
      userId,
      rows.map(({ id }) => id),
    );
    const [gone, found] = [actors.filter((each) => each.gone), actors.filter((each) => !each.gone)];
    const ids = [...new Set(found.map(({ id }) => id))];
    const postIds = [...new Set(rows.flatMap(({ post_id }) => post_id ?? []))];
    const groupIds = [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))];
    const follows = new Set(rows.flatMap(({ id, kind }) => (kind === 'follow' ? id : [])));
    const followers = found.flatMap(({ notification_id, id }) => (follows.has(notification_id) ? id : []));
    const noticeIds = rows.flatMap(({ kind, subject }) => (kind === 'system' ? subject : []));
    const [blocked, followed, posts, briefs, notices] = await Promise.all([
      contacts.blockedBetween(tenant, userId, ids),
      social.followedOf(tenant, userId, followers),
      social.cards(tenant, userId, { posts: postIds, authors: [] }),
      groups.briefs(tenant, groupIds),
      noticeIds.length > 0 ? findTexts(tenant.db, noticeIds) : NO_NOTICES,
    ]);
    const people = found.filter(({ id }) => !blocked.includes(id));
    return rows.flatMap(
      (row) => presentNotification(row, { people, gone, followed, posts, groups: briefs, notices }) ?? [],
    );
  };

  const unread = async (tenant: Tenant, userId: string): Promise<Notification[]> =>
    present(tenant, userId, await listUnread(tenant.db, userId, COUNTED));

  const push = createPush({
    ...infra,
    nicknamesOf: notes.nicknamesOf,
    unseen: async (tenant, userId, id) =>
      (await unread(tenant, userId)).find((notification) => notification.id === id),
  });

  /** Tells every open page of somebody what is new, and how much there is. */
  const announce = async (tenant: Tenant, userId: string, fresh: ReadonlySet<string>): Promise<void> => {
    const list = await unread(tenant, userId);
    const notification = list.find(({ id }) => fresh.has(id));
    const data = { count: list.length, ...(notification && { notification }) };
    pubsub.publish({
      brand: tenant.brand.id,
      audience: { users: [userId] },
      event: { event: 'notification.new', data },
    });
  };

  const announceAll = async (tenant: Tenant, changed: readonly Changed[]): Promise<void> => {
    const fresh = new Set(changed.filter((each) => each.fresh).map(({ id }) => id));
    for (const userId of new Set(changed.map(({ userId }) => userId))) await announce(tenant, userId, fresh);
  };

  /** Hands out all that waits. Another process does nothing of it meanwhile. */
  const handOutAll = async (tenant: Tenant, signal?: AbortSignal): Promise<void> => {
    for (let taken = BATCH; taken === BATCH && !signal?.aborted; ) {
      let isPushed = false;
      const changed = await tenant.db.transaction().execute(async (trx) => {
        const rows = await takeOldest(trx, tenant.brand.id, BATCH);
        taken = rows.length;
        const changed = await handOut(trx, rows);
        const fresh = changed.filter((each) => each.fresh);
        isPushed = await push.order(trx, tenant.brand.id, fresh);
        return changed;
      });
      if (isPushed) push.hurry();
      await announceAll(tenant, changed);
    }
  };

  const { wake, wakeInTurn, stop } = createWaking(async (id) => {
    const brand = brands.byId(id);
    if (brand) await handOutAll({ brand, db: database.tenant(id) });
  }, log);

  return {
    /** Something was told: it is handed out soon. */
    wake,
    wakeInTurn,
    /** Hands out nothing more of its own accord, once what runs has ended. */
    stopHandingOut: stop,
    handOutAll,
    push,
    ...createClosed(infra),
    ...createNotices({ jobs: infra.jobs, handOutAll }),

    /** The latest first. @throws api.validation for a cursor that is none */
    list: async (
      tenant: Tenant,
      { userId }: Caller,
      { page = PAGE, next_id }: QueryOf<'GET /api/v1/notification/list'>,
    ): Promise<PageOf<Notification>> => {
      const limit = Math.min(page, MOST);
      const before = readCursor(next_id)?.place;
      const rows = await listNotifications(tenant.db, userId, { before, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        // What its reader may not see any more leaves a page shorter.
        list: await present(tenant, userId, shown),
        next_id: last ? writeCursor({ place: last.place, id: last.id }) : null,
      };
    },

    /** Those of the latest hundred. */
    countNew: async (tenant: Tenant, { userId }: Caller): Promise<{ count: number }> => ({
      count: (await unread(tenant, userId)).length,
    }),

    viewAll: async (tenant: Tenant, { userId }: Caller): Promise<Record<never, never>> => {
      if (!(await markViewed(tenant.db, userId))) return {};
      const event = { event: 'notification.new', data: { count: 0 } } as const;
      pubsub.publish({ brand: tenant.brand.id, audience: { users: [userId] }, event });
      return {};
    },

    removeOld: async ({ db }: Pick<Tenant, 'db'>, signal: AbortSignal): Promise<void> => {
      for (const [remove, days] of [
        [removeOld, DAYS_KEPT],
        [removeOldNotices, DAYS_NOTICES_KEPT],
      ] as const)
        for (let removed = REMOVED; removed === REMOVED && !signal.aborted; )
          removed = await remove(db, days, REMOVED);
    },
  };
};

export type NotificationsService = ReturnType<typeof createNotificationsService>;
