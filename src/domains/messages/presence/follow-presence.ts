import { ChatType, type Group, LIMITS, Switch } from '@livery/contract';
import { observable, reaction, runInAction } from 'mobx';
import { pollWhile } from '../../../lib/poll.ts';
import type { Stores } from '../../../lib/stores/stores.ts';
import type { GroupsStore } from '../../groups/index.ts';
import { PresenceStore } from './presence.store.ts';
import { TypingStore } from './typing.store.ts';

/** So many conversations at the top of the list show whether their partner is here. */
const LISTED = 40;
/** Milliseconds; a busy list is looked at so often at most. */
const DELAY = 500;
/** Well before the server forgets. */
const RENEW = LIMITS.watch - 60_000;

export interface Company {
  typing: TypingStore;
  presence: PresenceStore;
  /** A conversation is before the person's eyes; returns how to say that it is not any more. */
  look(groupId: string): () => void;
  stop(): void;
}

const isSmall = (group: Group | undefined): boolean =>
  group?.type === ChatType.DM || (group?.member_count ?? Number.NaN) <= LIMITS.typingMembers;

const sizeOf = ({ id, member_count }: Group): string => `${id} ${member_count}`;

/** What one sees of others while it lasts, kept as long as the socket lives and the person does not hide themselves. */
export const followPresence = (
  { realtime, users }: Pick<Stores, 'realtime' | 'users'>,
  groups: Pick<GroupsStore, 'get' | 'newest'>,
): Company => {
  const isShown = () => users.me?.presence === Switch.OPEN;
  const typing = new TypingStore({
    isShown,
    isShared: (id) => isSmall(groups.get(id)) && isShown(),
    send: (group_id) => realtime.send({ op: 'typing', group_id }),
  });
  const presence = new PresenceStore(
    () => users.id,
    (group_ids) => realtime.send({ op: 'watch', group_ids }),
  );
  const open = observable.set<string>();
  const isLive = () => realtime.status === 'open' && isShown();
  const opened = () => [...open].flatMap((id) => groups.get(id) ?? []).filter(isSmall);
  /** Small groups only while they stand open: of each all members are watched. */
  const inSight = (): string[] => {
    const listed = groups.newest(LISTED).filter(({ type }) => type === ChatType.DM);
    return [...new Set([...opened(), ...listed].map(({ id }) => id))];
  };
  const sizes = () => opened().map(sizeOf).join();
  const clear = () => {
    presence.clear();
    typing.clear();
  };
  const stops = [
    // At once: a cut may be shorter than the delay below, which would see no change.
    reaction(isLive, (live) => (live ? presence.watch(inSight()) : clear())),
    reaction(
      () => (isLive() ? inSight().join(' ') : ''),
      (ids) => ids !== '' && presence.watch(ids.split(' ')),
      { fireImmediately: true, delay: DELAY },
    ),
    reaction(sizes, (_, before) => {
      const former = new Set(before.split(','));
      const changed = opened().filter((group) => !former.has(sizeOf(group)) && before.includes(group.id));
      if (isLive()) presence.watchAgain(changed.map(({ id }) => id));
    }),
    pollWhile(isLive, RENEW, () => presence.renew(inSight())),
    clear,
  ];
  return {
    typing,
    presence,
    look: (id) => {
      runInAction(() => open.add(id));
      return () => runInAction(() => open.delete(id));
    },
    stop: () => {
      for (const end of stops) end();
    },
  };
};
