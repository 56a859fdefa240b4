import { createBatcher } from '../../infra/database/batcher.ts';
import { newKeyedId } from '../../infra/ids.ts';
import type { Infra } from '../../infra/infra.ts';
import { publishVital } from '../../infra/vitals.ts';
import { type Draft, type Stored, storeMessages } from './send.repository.ts';

const LANES = 2;
const MAX_BATCH = 256;
const MAX_WAITING = 10_000;
const TRIES = 5;

export type NewMessage = Omit<Draft, 'id'>;
export type Write = (brandId: string, draft: NewMessage) => Promise<Stored | undefined>;

/** A message that carries nothing, and that every member may send. */
export const NO_CONTENT = {
  text: '',
  file_path: null,
  duration: null,
  filename: null,
  media: null,
  envelope_id: null,
  thread_id: null,
  target_id: null,
  mention_ids: null,
  ability: null,
  witness: null,
} as const;

const noteNew = (brand: string, stored: readonly (Stored | undefined)[]): void => {
  const count = stored.filter((each) => each?.isNew).length;
  if (count > 0) publishVital('happened', { brand, kind: 'message', count });
};

type Store = (draft: NewMessage) => Promise<Stored | undefined>;
type StoreDrafts = (drafts: Draft[]) => Promise<(Stored | undefined)[]>;

/** Stores messages of each brand by group commit; resolves after the commit, undefined for one who is no member or not permitted it. */
export const createWriter = ({ keeping }: Pick<Infra, 'keeping'>): Write => {
  const brands = new Map<string, Store>();
  const open = (brandId: string): Store => {
    const lanes = Array.from({ length: LANES }, () =>
      createBatcher<NewMessage, Stored | undefined>({
        name: 'messages',
        run: async (items) => {
          const stored = await storeOnce(items, (drafts) => storeMessages(keeping.pool, brandId, drafts));
          noteNew(brandId, stored);
          return stored;
        },
        maxBatch: MAX_BATCH,
        maxWaiting: MAX_WAITING,
      }),
    );
    const [first] = lanes as [Store, ...Store[]];
    // One conversation keeps to one lane: there the order of coming is the order of `seq`.
    const store: Store = (draft) => (lanes[hash(draft.group_id) % LANES] ?? first)(draft);
    brands.set(brandId, store);
    return store;
  };
  return (brandId, draft) => (brands.get(brandId) ?? open(brandId))(draft);
};

/**
 * The same `cid` twice in one batch is stored once, and returned again as a repeat. Meant for another conversation, it
 * comes after: the first may turn out to be no member's.
 */
const storeOnce = async (items: NewMessage[], store: StoreDrafts): Promise<(Stored | undefined)[]> => {
  const indexes = new Map<string, number>();
  const drafts: Draft[] = [];
  const later: NewMessage[] = [];
  const drafted = items.map((item) => {
    const key = `${item.user_id} ${item.cid}`;
    const known = indexes.get(key);
    if (known !== undefined && drafts[known]?.group_id !== item.group_id)
      return { later: later.push(item) - 1 };
    const index = known ?? drafts.push({ ...item, id: newKeyedId(item.group_id) }) - 1;
    indexes.set(key, index);
    return { index, isRepeat: known !== undefined };
  });
  const stored = await storeSurely(drafts, store);
  const storedLater = later.length === 0 ? [] : await storeOnce(later, store);
  return drafted.map((at) => {
    if (at.index === undefined) return storedLater[at.later];
    const result = stored[at.index];
    return result && at.isRepeat ? { ...result, isNew: false } : result;
  });
};

/** Another node may have stored the same `cid` meanwhile: the second look, at the refused alone, finds it. */
const storeSurely = async (drafts: Draft[], store: StoreDrafts): Promise<(Stored | undefined)[]> => {
  const stored = await storeDespiteDeadlocks(drafts, store);
  const refused = drafts.filter((_, index) => !stored[index]);
  if (refused.length === 0) return stored;
  const again = (await storeDespiteDeadlocks(refused, store)).values();
  return stored.map((each) => each ?? again.next().value);
};

/** Another batch or node may lock the same rows at the same time. */
const storeDespiteDeadlocks: typeof storeSurely = async (drafts, store) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store(drafts);
    } catch (error) {
      if (attempt === TRIES || !isRace(error)) throw error;
    }
  }
};

const RACES = new Set(['40P01', '40001']);

const isRace = (error: unknown): boolean => RACES.has(String((error as { code?: unknown }).code));

/** FNV-1a. Its high bits: the lowest one would only tell whether the letters' sum is even. */
const hash = (key: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1)
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  return value >>> 16;
};
