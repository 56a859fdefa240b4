import type { User } from '@livery/contract';
import { reaction } from 'mobx';
import { storedValue } from '../../../lib/storage/stored-value.ts';
import type { Stores } from '../../../lib/stores/stores.ts';

/** `login`: which one brought the person; the next, be it of the same person, knows nothing of this one. */
interface Owner {
  login: string;
  user: User;
}

const isOwner = (value: unknown): value is Owner => {
  const { login, user } = (value ?? {}) as Partial<Record<keyof Owner, unknown>>;
  return typeof login === 'string' && typeof (user as User | undefined)?.id === 'string';
};

/** Whose conversations this browser keeps; emptied with the session, as all that is the person's. */
const storedOwner = storedValue('me.owner', 1, isOwner);

type Session = Pick<Stores, 'session' | 'users'>;

const ownerOf = ({ session }: Pick<Stores, 'session'>): User | undefined => {
  const owner = storedOwner.read();
  return owner && owner.login === session.loginId ? owner.user : undefined;
};

/** Cached conversations belong to an account: the one before the reload is assumed until the server has responded. */
export const restoreOwner = (stores: Session): void => {
  const owner = ownerOf(stores);
  if (owner) stores.users.believe(owner);
};

/** Whether this browser may hold conversations of whoever is at the screen. */
export const isOwnerHere = (stores: Session): boolean => ownerOf(stores)?.id === stores.users.id;

/** Remembers who is at the screen; returns how to stop. */
export const rememberOwner = ({ session, users }: Session): (() => void) =>
  reaction(
    () => users.me,
    (user) => {
      const login = session.loginId;
      if (user && login !== undefined) storedOwner.write({ login, user });
    },
    { fireImmediately: true },
  );
