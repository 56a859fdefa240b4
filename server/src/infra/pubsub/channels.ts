import type { RealtimeEvent } from '@livery/contract';
import type { Audience, Envelope } from './pubsub.ts';

/** What a channel carries: all of a brand; a group; what is for one person; whether somebody is here. */
export type Place =
  | { kind: 'brand'; brand: string }
  | { kind: 'group' | 'person' | 'watched'; brand: string; id: string };

const LETTERS = { group: 'g', person: 'p', watched: 'w' } as const;
const KINDS = { g: 'group', p: 'person', w: 'watched' } as const;

/**
 * The braces are what a cluster tells shards by: a group, and a person with all that is kept of them, are one slot each.
 * Neither ids nor the names of brands hold a colon.
 */
export const createChannels = (prefix: string) => ({
  nameOf: (place: Place): string =>
    place.kind === 'brand'
      ? `${prefix}:b:{${place.brand}}`
      : `${prefix}:${LETTERS[place.kind]}:{${place.brand}:${place.id}}`,
  placeOf: (channel: string): Place | undefined => {
    const [, letter = '', brand = '', id] =
      /^([bgpw]):\{([^:{}]+)(?::([^:{}]+))?\}$/.exec(channel.slice(prefix.length + 1)) ?? [];
    if (letter === 'b' && brand) return { kind: 'brand', brand };
    const kind = KINDS[letter as keyof typeof KINDS];
    return kind && id ? { kind, brand, id } : undefined;
  },
});

export type Channels = ReturnType<typeof createChannels>;

/** What ends sights: who hid and who blocked has to be known wherever somebody may have seen them. Both are rare. */
const concernsAll = ({ event, data }: RealtimeEvent): boolean =>
  event === 'block.changed' || (event === 'presence.changed' && !data.online && data.seen_at === null);

/** A direct conversation has no channel of its own: most of all conversations are such, and two people have one each. */
export const placesOf = ({ brand, audience, event }: Envelope): Place[] =>
  concernsAll(event) ? [{ kind: 'brand', brand }] : placesFor(brand, audience);

/** Both people of a direct conversation; undefined for a group. */
export const directMembers = (group: string): string[] | undefined => {
  const two = group.split('_');
  return two.length === 2 ? two : undefined;
};

export const placesFor = (brand: string, audience: Audience): Place[] => {
  if ('everyone' in audience) return [{ kind: 'brand', brand }];
  if ('watching' in audience) return [{ kind: 'watched', brand, id: audience.watching }];
  if ('users' in audience) return audience.users.map((id) => ({ kind: 'person', brand, id }));
  const two = directMembers(audience.group);
  if (two === undefined) return [{ kind: 'group', brand, id: audience.group }];
  return two.map((id) => ({ kind: 'person', brand, id }));
};

/** Whom what a channel carries is for. */
export const audienceAt = (place: Place): Audience => {
  if (place.kind === 'brand') return { everyone: true };
  if (place.kind === 'group') return { group: place.id };
  return place.kind === 'person' ? { users: [place.id] } : { watching: place.id };
};
