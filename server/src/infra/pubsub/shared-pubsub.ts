import type { EventMap, RealtimeEvent } from '@livery/contract';
import { LRUCache } from 'lru-cache';
import type { SharedRedis } from '../redis/redis.ts';
import {
  audienceAt,
  type Channels,
  createChannels,
  directMembers,
  type Place,
  placesFor,
  placesOf,
} from './channels.ts';
import { createFollows } from './follows.ts';
import { createInOrder } from './in-order.ts';
import type { Audience, Envelope, Gap, PubSub } from './pubsub.ts';

/** What goes over a channel. */
type Told =
  | { event: RealtimeEvent; audience?: Audience; group?: string; trace?: string }
  /** They are in this group from now on. */
  | { entered: string }
  /**
   * A message of this conversation that goes to some of its people, over their own channels. `entered`: nodes of 2.8 know
   * nothing else that has no event, and do nothing then.
   */
  | { passed: string; seq: number; entered: '' }
  /** Something was not told: who listens here has to look. */
  | { gap: true };

/**
 * How long a message waits for the one before it. Milliseconds: longer than a busy node needs from its commit to its
 * event, and only where a node died in between is it felt.
 */
const PATIENCE = 2_000;
/** Who has just come into a group is told of it directly, until their nodes hear the group. */
const FRESH = { ttl: 5_000, max: 2_000 };
/** Channels that were not told; of more all are. */
const MISSED = 5_000;

/**
 * Over Redis, by group and by person: a node hears what is for people who have a socket there, once. All of a channel goes
 * through Redis, to this node as well: its order is everybody's. While Redis is away this node tells its own people, and
 * notes who else would have heard.
 */
export const createSharedPubSub = (
  redis: SharedRedis,
  brands: () => readonly string[],
  patience = PATIENCE,
): PubSub => {
  const channels = createChannels(redis.prefix);
  const listeners = new Set<(envelope: Envelope) => void>();
  const overhearing = new Set<(envelope: Envelope) => void>();
  const onFresh = new Set<(brand: string, group: string) => void>();
  const onGap = new Set<(gap: Gap) => void>();
  const entered = new LRUCache<string, readonly string[]>(FRESH);
  const missed = new Set<string>();

  const hand = (envelope: Envelope): void => {
    for (const listener of listeners) listener(envelope);
  };
  const inOrder = createInOrder<Envelope>({ patience, handOn: hand });
  /** Messages of a conversation have one order; of a direct one for each of the two. */
  const lineOf = (group: string, place: Place): string => {
    const { brand } = place;
    const isOwn = directMembers(group) !== undefined && place.kind === 'person';
    const channel = isOwn ? nameOf(place) : groupOf(brand, group);
    return `${brand} ${group} ${channel} ${follows.timeOf(channel)}`;
  };
  const take = (envelope: Envelope, place: Place): void => {
    const { event } = envelope;
    if (event.event !== 'message.new') return void hand(envelope);
    const { group_id: group, seq, create_at } = event.data.message;
    inOrder.take(lineOf(group, place), seq, envelope, Date.now() - Date.parse(create_at));
  };

  const follows = createFollows({
    listen: redis.listen,
    unlisten: redis.unlisten,
    onHeard: (channel) => {
      const place = channels.placeOf(channel);
      if (place?.kind === 'group') for (const listener of onFresh) listener(place.brand, place.id);
    },
  });
  const nameOf = channels.nameOf;
  const personOf = (brand: string, id: string) => nameOf({ kind: 'person', brand, id });
  const groupOf = (brand: string, id: string) => nameOf({ kind: 'group', brand, id });

  const miss = (channel: string): void => {
    if (missed.size <= MISSED) missed.add(channel);
  };
  /** @returns whether it went out */
  const send = async (channel: string, told: Told): Promise<boolean> => {
    try {
      if (!redis.isUp()) throw new Error('Redis is away');
      await redis.command('SPUBLISH', channel, JSON.stringify(told));
      return true;
    } catch {
      miss(channel);
      return false;
    }
  };
  const tell = (place: Place, told: Told, envelope: Envelope): void => {
    void send(nameOf(place), told).then((isOut) => {
      if (!isOut) hand(envelope);
    });
  };

  const toldBy = (place: Place, { audience, event, trace }: Envelope): Told => ({
    event,
    ...(place.kind === 'brand' && { audience }),
    ...(trace !== undefined && { trace }),
  });
  /** Those who may not see a message do not wait for its number. After all of its copies, which are told in one go. */
  const tellPassed = ({ brand, audience, event }: Envelope): void => {
    if (event.event !== 'message.new' || 'group' in audience) return;
    const { group_id: group, seq } = event.data.message;
    const places = placesFor(brand, { group });
    queueMicrotask(() => {
      for (const place of places) void send(nameOf(place), { passed: group, seq, entered: '' });
    });
  };
  /** What a group hears is told to who has just come into it, too. */
  const tellFresh = ({ brand, audience, event, trace }: Envelope): void => {
    if (!('group' in audience)) return;
    const { group } = audience;
    const told: Told = { event, group, ...(trace !== undefined && { trace }) };
    for (const id of entered.get(`${brand} ${group}`) ?? []) void send(personOf(brand, id), told);
  };
  const enter: PubSub['entered'] = (brand, group, userIds) => {
    const key = `${brand} ${group}`;
    entered.set(key, [...new Set([...(entered.get(key) ?? []), ...userIds])]);
    for (const id of userIds) void send(personOf(brand, id), { entered: group });
  };

  /** A person's groups change while they are followed. */
  const noteGroups = (place: Place, { event, data }: RealtimeEvent): void => {
    if (place.kind === 'person' && event === 'group.removed')
      follows.leave(nameOf(place), groupOf(place.brand, data.group_id));
  };
  /** In the group, whose own channel is not heard yet: who was taken out meanwhile hears nothing more. */
  const isFresh = (person: string, group: string) => follows.isIn(person, group) && !follows.isHeard(group);
  const receive = (channel: string, text: string): void => {
    const place = channels.placeOf(channel);
    if (!place) return;
    const told = JSON.parse(text) as Told;
    const { brand } = place;
    if ('gap' in told) {
      for (const listener of onGap) listener({ brand, audience: audienceAt(place) });
    } else if ('passed' in told) {
      inOrder.take(lineOf(told.passed, place), told.seq);
    } else if ('entered' in told) {
      if (place.kind === 'person') follows.enter(channel, groupOf(brand, told.entered));
    } else {
      if (told.group !== undefined && !isFresh(channel, groupOf(brand, told.group))) return;
      const { audience = audienceAt(place), event, trace } = told;
      take({ brand, audience, event, trace }, place);
      noteGroups(place, told.event);
    }
  };
  redis.onMessage(receive);
  const tellMissed = async (): Promise<void> => {
    const all =
      missed.size > MISSED ? brands().map((brand) => nameOf({ kind: 'brand', brand })) : [...missed];
    missed.clear();
    for (const channel of all) await send(channel, { gap: true });
  };
  // What passes until it is back nobody waits for; what is heard again before that is known keeps its order all the same.
  redis.onLost(inOrder.reset);
  // One shard of several may have failed while the others answered.
  redis.onWell(tellMissed);
  redis.onBack(async () => {
    inOrder.reset();
    await tellMissed();
    for (const listener of onGap) listener('all');
  });
  for (const brand of brands()) void follows.add(nameOf({ kind: 'brand', brand }));

  const listen = <T>(set: Set<T>, listener: T): (() => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  return {
    publish: (envelope) => {
      for (const listener of overhearing) listener(envelope);
      const { brand, event } = envelope;
      if (event.event === 'member.joined') enter(brand, event.data.group_id, event.data.user_ids);
      tellFresh(envelope);
      for (const place of placesOf(envelope))
        tell(place, toldBy(place, envelope), { ...envelope, audience: ofPlace(place, envelope) });
      tellPassed(envelope);
    },
    subscribe: (listener) => listen(listeners, listener),
    overhear: (listener) => listen(overhearing, listener),
    follow: (brand, userId, groups) =>
      follows.follow(personOf(brand, userId), async () => (await groups()).map((id) => groupOf(brand, id))),
    unfollow: (brand, userId) => follows.unfollow(personOf(brand, userId)),
    entered: enter,
    watch: (brand, id) => follows.add(nameOf({ kind: 'watched', brand, id })),
    unwatch: (brand, id) => follows.remove(nameOf({ kind: 'watched', brand, id })),
    onFresh: (listener) => void onFresh.add(listener),
    onGap: (listener) => void onGap.add(listener),
  };
};

/** Of what goes over several channels each tells its own. */
const ofPlace = (place: Place, { brand, audience }: Envelope): Audience =>
  placesFor(brand, audience).length > 1 && place.kind !== 'brand' ? audienceAt(place) : audience;

/** What a channel carries when somebody comes or goes: told by Redis itself, in the step that decides it. */
export const presenceTold = (
  channels: Channels,
  brand: string,
  data: EventMap['presence.changed'],
): { channel: string; message: string } => ({
  channel: channels.nameOf({ kind: 'watched', brand, id: data.user_id }),
  message: JSON.stringify({ event: { event: 'presence.changed', data } } satisfies Told),
});
