import { type StoredValue, storedValue } from '../../lib/storage/stored-value.ts';
import type { Outgoing } from './outgoing.model.ts';
import { isQuote } from './replies.store.ts';

type Kept = Readonly<Record<string, readonly Outgoing[]>>;

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isOutgoing = (value: unknown): value is Outgoing => {
  const { cid, text, create_at, status, mentions, reply } = (value ?? {}) as Record<string, unknown>;
  const areTexts = [cid, text, create_at].every((field) => typeof field === 'string');
  return (
    areTexts &&
    (reply === undefined || isQuote(reply)) &&
    (mentions === undefined || isTexts(mentions)) &&
    (status === 'sending' || status === 'waiting' || status === 'failed')
  );
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every(isOutgoing));

const storedOutbox: StoredValue<Kept> = storedValue('me.outbox', 1, isKept);

/** What one conversation keeps of its outbox over a reload. */
export interface KeptOutgoing {
  list(): readonly Outgoing[];
  /** Adds a message, or changes the one of the same `cid`. */
  put(outgoing: Outgoing): void;
  remove(cid: string): void;
}

/** Other tabs write here too: every change begins with what is there. */
export const keptOutgoing = (groupId: string): KeptOutgoing => {
  const list = () => storedOutbox.read()?.[groupId] ?? [];
  const write = (changed: readonly Outgoing[]) => {
    const { [groupId]: _, ...others } = storedOutbox.read() ?? {};
    storedOutbox.write(changed.length > 0 ? { ...others, [groupId]: changed } : others);
  };
  return {
    list,
    put: (outgoing) => {
      const kept = list();
      const isKnown = kept.some(({ cid }) => cid === outgoing.cid);
      write(isKnown ? kept.map((one) => (one.cid === outgoing.cid ? outgoing : one)) : [...kept, outgoing]);
    },
    remove: (cid) => {
      const kept = list();
      if (kept.some((one) => one.cid === cid)) write(kept.filter((one) => one.cid !== cid));
    },
  };
};

/** Conversations with something on its way out. */
export const keptGroups = (): string[] => Object.keys(storedOutbox.read() ?? {});
