import {
  directPartner,
  headOf,
  inLanguage,
  isNotice,
  type Message,
  type PushPayload,
} from '@livery/contract';
import type { PushKeys } from '../../../config.push.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { Envelope } from '../../../infra/pubsub/pubsub.ts';
import type { WebPush } from '../../../infra/push/web-push.ts';
import { createQueue } from '../../../infra/queue.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { howOf } from './how.ts';
import { findMessageTargets, type MessageTarget, type SaidTo } from './message-targets.repository.ts';
import { forgetSubscription } from './push.repository.ts';
import { messageText } from './texts.ts';

interface Waiting extends SaidTo {
  brand: string;
  message: Message;
}

interface Parts extends Pick<Infra, 'brands' | 'config' | 'database' | 'log'> {
  webPush: WebPush;
}

/** Who has an open socket. */
export interface Sockets {
  /** At this node. */
  isHere(brand: string, userId: string): boolean;
  /** At any node. */
  whoIsHere(brand: string, userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What is said in so many milliseconds is told at once: of one conversation the last. */
const PAUSE = 1_000;
/** Conversations that wait; of more nothing is told: they stand in the list all the same. */
const MOST = 1_000;
/** Browsers of all brands that are told at the same time: one whose push service does not return keeps a place of them for seconds. */
const AT_ONCE = 8;

const LONGEST = 160;

/** Whom a message of a direct conversation is for; undefined for any other event. */
const saidIn = ({ brand, audience, event, again }: Envelope): Waiting | undefined => {
  if (again || event.event !== 'message.new' || isNotice(event.data.message)) return undefined;
  const { message } = event.data;
  const { group_id: groupId, seq, user_id: from } = message;
  const to = directPartner(groupId, from);
  if (to === undefined || ('users' in audience && !audience.users.includes(to))) return undefined;
  return { brand, groupId, seq, from, to, message };
};

/** Who wants no details is told that somebody wrote, and nothing of it. */
const payloadOf = (
  { groupId, message }: Waiting,
  target: MessageTarget,
  brand: Tenant['brand'],
): PushPayload => {
  const { title, variants } = brand.config;
  const { locale, nickname, notify_detail } = target;
  const how = howOf(target, variants?.haptics);
  if (!notify_detail)
    return {
      ...how,
      title: inLanguage(title, locale),
      body: messageText(brand, locale, ''),
      tag: 'message',
      url: '/chat',
    };
  const said = message.type === 'text' ? message.text : messageText(brand, locale, message.type);
  const body = headOf(said, LONGEST);
  return { ...how, title: nickname, body, tag: `room ${groupId}`, url: `/room/${groupId}` };
};

/**
 * Tells browsers of messages in direct conversations whose receiver has no open socket. Best effort: a message is stored before
 * it is told, and stands in the list whatever becomes of this.
 */
export const createMessagePush = ({ brands, config, database, log, webPush }: Parts) => {
  const inTurn = createQueue('message pushes', { atOnce: AT_ONCE, waiting: Number.POSITIVE_INFINITY });
  const waiting = new Map<string, Waiting>();
  /** Messages that were taken back while they are told. */
  const retracted = new Set<string>();
  /** Until all is told that was said before: what comes meanwhile waits. */
  let timer: NodeJS.Timeout | undefined;

  const push = async (tenant: Tenant, keys: PushKeys, one: Waiting, target: MessageTarget): Promise<void> => {
    if (retracted.has(one.message.id)) return;
    const payload = payloadOf(one, target, tenant.brand);
    const outcome = await webPush.send(target, { about: one.groupId, payload, keys });
    if (outcome === 'gone') await forgetSubscription(tenant.db, target.id);
  };

  const tell = async (tenant: Tenant, said: readonly Waiting[]): Promise<void> => {
    const keys = config.push.keyOf(tenant.brand.id);
    if (!keys) return;
    const targets = await findMessageTargets(tenant.db, said);
    const told = targets.map((target) => {
      const one = said[Number(target.at) - 1];
      return one && inTurn(() => push(tenant, keys, one, target));
    });
    // One browser is nothing to the others.
    for (const outcome of await Promise.allSettled(told))
      if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'a message was not pushed');
  };

  const flush = async ({ whoIsHere }: Sockets): Promise<void> => {
    const said = [...waiting.values()];
    waiting.clear();
    retracted.clear();
    const each = [...Map.groupBy(said, ({ brand }) => brand)].map(async ([id, all]) => {
      const brand = brands.byId(id);
      const here = await whoIsHere(
        id,
        all.map(({ to }) => to),
      );
      const mine = all.filter(({ to }) => !here.has(to));
      if (brand && mine.length > 0) await tell({ brand, db: database.tenant(id) }, mine);
    });
    for (const outcome of await Promise.allSettled(each))
      if (outcome.status === 'rejected')
        log.warn({ err: outcome.reason }, 'messages of a brand were pushed to nobody');
  };

  const plan = (sockets: Sockets): void => {
    timer ??= setTimeout(async () => {
      await flush(sockets);
      timer = undefined;
      if (waiting.size > 0) plan(sockets);
    }, PAUSE).unref();
  };

  const drop = (brand: string, id: string): void => {
    for (const [key, one] of waiting) if (one.brand === brand && one.message.id === id) waiting.delete(key);
    if (timer) retracted.add(id);
  };

  return {
    /** Hears of all events that this node publishes. */
    hear: (envelope: Envelope, sockets: Sockets): void => {
      if (envelope.event.event === 'message.deleted') drop(envelope.brand, envelope.event.data.id);
      const said = saidIn(envelope);
      if (!said || !config.push.keyOf(said.brand) || sockets.isHere(said.brand, said.to)) return;
      const key = `${said.brand} ${said.groupId} ${said.to}`;
      if (waiting.size >= MOST && !waiting.has(key)) return;
      waiting.set(key, said);
      plan(sockets);
    },
    stop: (): void => {
      clearTimeout(timer);
      waiting.clear();
    },
  };
};
