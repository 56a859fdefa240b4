import { directPartner, isNotice, type Locale, type Message, type PushPayload } from '@livery/contract';
import type { Infra } from '../../../infra/infra.ts';
import type { Envelope } from '../../../infra/pubsub/pubsub.ts';
import type { WebPush } from '../../../infra/push/web-push.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
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

/** What is said in so many milliseconds is told at once: of one conversation the last. */
const PAUSE = 1_000;
/** Conversations that wait; of more nothing is told: they stand in the list all the same. */
const MOST = 1_000;

const LONGEST = 160;

/** Whom a message of a direct conversation is for; undefined for any other event. */
const saidIn = ({ brand, audience, event }: Envelope): Waiting | undefined => {
  if (event.event !== 'message.new' || isNotice(event.data.message)) return undefined;
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
  title: Record<Locale, string>,
): PushPayload => {
  const { locale, nickname, notify_detail, sound, vibration } = target;
  const how = { silent: !sound, vibrate: vibration };
  if (!notify_detail)
    return { ...how, title: title[locale], body: messageText(locale, ''), tag: 'message', url: '/chat' };
  const said = message.type === 'text' ? message.text : messageText(locale, message.type);
  const body = [...said].slice(0, LONGEST).join('');
  return { ...how, title: nickname, body, tag: `room ${groupId}`, url: `/room/${groupId}` };
};

/**
 * Tells browsers of messages in direct conversations whose receiver has no open socket. Best effort: a message is stored before
 * it is told, and stands in the list whatever becomes of this.
 */
export const createMessagePush = ({ brands, config, database, log, webPush }: Parts) => {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;

  const tell = async (tenant: Tenant, said: readonly Waiting[]): Promise<void> => {
    const keys = config.push.keyOf(tenant.brand.id);
    if (!keys) return;
    const { title } = tenant.brand.config;
    for (const target of await findMessageTargets(tenant.db, said)) {
      const one = said[Number(target.at) - 1];
      if (!one) continue;
      const payload = payloadOf(one, target, title);
      const outcome = await webPush.send(target, { topic: topicOf(one), payload, keys });
      if (outcome === 'gone') await forgetSubscription(tenant.db, target.id);
    }
  };

  const flush = async (isHere: (brand: string, userId: string) => boolean): Promise<void> => {
    timer = undefined;
    const said = [...waiting.values()].filter(({ brand, to }) => !isHere(brand, to));
    waiting.clear();
    for (const [id, mine] of Map.groupBy(said, ({ brand }) => brand)) {
      const brand = brands.byId(id);
      if (brand) await tell({ brand, db: database.tenant(id) }, mine);
    }
  };

  return {
    /** Hears of all events; `isHere`: somebody has an open socket. */
    hear: (envelope: Envelope, isHere: (brand: string, userId: string) => boolean): void => {
      const said = saidIn(envelope);
      if (!said || !config.push.keyOf(said.brand) || isHere(said.brand, said.to)) return;
      const key = `${said.brand} ${said.groupId} ${said.to}`;
      if (waiting.size >= MOST && !waiting.has(key)) return;
      waiting.set(key, said);
      timer ??= setTimeout(() => {
        flush(isHere).catch((err: unknown) => log.warn({ err }, 'messages were pushed to nobody'));
      }, PAUSE).unref();
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** A later one takes the place of one that waits at the push service; at most 32 letters (RFC 8030). */
const topicOf = ({ groupId }: SaidTo): string => groupId.replace(/[^0-9A-Za-z]/g, '').slice(-32);

export type MessagePush = ReturnType<typeof createMessagePush>;
