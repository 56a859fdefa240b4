import { CloseCode, type RealtimeEvent } from '@livery/contract';
import type { Envelope } from '../pubsub/pubsub.ts';
import { createAudienceCache } from './audience-cache.ts';
import { encodeFrame } from './frames.ts';
import { createTicker } from './ticker.ts';

/** One signed-in socket, as the hub sees it. */
export interface Outlet {
  readonly sessionId: string;
  /** Sends whole frames in one go. Never throws, never waits: who does not keep up is closed. */
  write(frames: Buffer): void;
  close(code: number): void;
}

export interface HubOptions {
  /** User ids of a conversation. */
  audienceOf: (brand: string, group: string) => Promise<readonly string[]>;
  /** Told of an audience that could not be found out: its events are dropped, clients catch up by the calls. */
  onError: (error: unknown) => void;
}

export interface Hub {
  /** From now on the socket gets what is for this user of this brand; call the answer when it is gone. */
  attach(brand: string, userId: string, outlet: Outlet): () => void;
  deliver(envelope: Envelope): void;
  /** Open sockets of one user. */
  countOf(brand: string, userId: string): number;
}

type Users = Map<string, Set<Outlet>>;

/** Frames that wait for the next tick, and for whom; `ids` is missing while the audience is being found out. */
interface Parcel {
  brand: string;
  ids: readonly string[] | undefined;
  frames: Buffer[];
}

/**
 * Brings events to sockets. A frame is encoded once; frames for one conversation that fall into one tick leave in one
 * write a socket. Users are kept by brand: no id of one brand finds a socket of another.
 */
export const createHub = ({ audienceOf, onError }: HubOptions): Hub => {
  const brands = new Map<string, Users>();
  const audiences = createAudienceCache(audienceOf);
  const parcels = new Map<string, Parcel>();
  let serial = 0;

  const request = createTicker(() => {
    for (const [key, { brand, ids, frames }] of parcels) {
      if (ids === undefined) continue;
      parcels.delete(key);
      send(brands.get(brand), ids, frames);
    }
  });

  const toGroup = (brand: string, group: string, frame: Buffer) => {
    const key = `${brand} ${group}`;
    const waiting = parcels.get(key);
    if (waiting) return void waiting.frames.push(frame);
    const parcel: Parcel = { brand, ids: audiences.peek(brand, group), frames: [frame] };
    parcels.set(key, parcel);
    if (parcel.ids) return request();
    audiences.load(brand, group).then(
      (ids) => {
        parcel.ids = ids;
        request();
      },
      (error: unknown) => {
        parcels.delete(key);
        onError(error);
      },
    );
  };

  const toUsers = (brand: string, ids: readonly string[], frame: Buffer) => {
    serial += 1;
    parcels.set(String(serial), { brand, ids, frames: [frame] });
    request();
  };

  return {
    attach: (brand, userId, outlet) => attach(brands, brand, userId, outlet),
    deliver: ({ brand, audience, event }) => {
      if (changesMembers(event)) audiences.forget(brand, event.data.group_id);
      const frame = encodeFrame(event);
      if (event.event === 'session.revoked') {
        const ids = 'users' in audience ? audience.users : [];
        endSession(brands.get(brand), ids, event.data.session_id, frame);
      } else if ('group' in audience) toGroup(brand, audience.group, frame);
      else if ('users' in audience) toUsers(brand, audience.users, frame);
      else toUsers(brand, [...(brands.get(brand)?.keys() ?? [])], frame);
    },
    countOf: (brand, userId) => brands.get(brand)?.get(userId)?.size ?? 0,
  };
};

const attach = (brands: Map<string, Users>, brand: string, userId: string, outlet: Outlet) => {
  const users: Users = brands.get(brand) ?? new Map();
  const outlets = users.get(userId) ?? new Set();
  brands.set(brand, users.set(userId, outlets.add(outlet)));
  return () => {
    outlets.delete(outlet);
    if (outlets.size === 0 && users.get(userId) === outlets) users.delete(userId);
  };
};

const send = (users: Users | undefined, ids: readonly string[], frames: Buffer[]) => {
  const [first] = frames;
  if (!users || !first) return;
  const chunk = frames.length === 1 ? first : Buffer.concat(frames);
  for (const id of ids) {
    const outlets = users.get(id);
    if (outlets) for (const outlet of outlets) outlet.write(chunk);
  }
};

/** The only event that looks at sessions: whoever it names learns it and is sent away. Its audience is the owner. */
const endSession = (users: Users | undefined, ids: readonly string[], sessionId: string, frame: Buffer) => {
  for (const id of ids) {
    for (const outlet of users?.get(id) ?? []) {
      if (outlet.sessionId !== sessionId) continue;
      outlet.write(frame);
      outlet.close(CloseCode.UNAUTHORIZED);
    }
  }
};

type MemberChange = Extract<RealtimeEvent, { event: 'group.updated' | 'group.removed' }>;

const changesMembers = (event: RealtimeEvent): event is MemberChange =>
  event.event === 'group.updated' || event.event === 'group.removed';
