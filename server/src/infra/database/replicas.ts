import pg from 'pg';
import { type Deadlines, poolOptionsOf } from './deadlines.ts';

/** Milliseconds between two looks at where the database and its replicas stand. */
const EVERY = 500;
const OF_LOOKS: Deadlines = { connect: 1_000, statement: 1_000, silence: 1_250, lock: 1_000 };
/** Of how many looks it is known where the database stood: a replica that is further behind is this much behind. */
const MOST_KNOWN = 1_200;

const PAGE = 8_192n;
/** Bytes that begin a page of the log, or a whole file of it. */
const HEADERS = new Set([24n, 40n]);

/** A place in the log as a number. The end of what is written stands behind a header that nobody has replayed yet. */
export const placeOf = (lsn: string): bigint => {
  const [file = '', offset = ''] = lsn.split('/');
  const place = (BigInt(`0x${file}`) << 32n) + BigInt(`0x${offset}`);
  return HEADERS.has(place % PAGE) ? place - (place % PAGE) : place;
};

/** Which replicas have what was committed a moment ago. */
export interface ReplicaWatch {
  /** The next of those that have everything that was committed `lag` ago; undefined: none has. */
  pick(): number | undefined;
  /** It failed somebody: it is left out until it has been looked at again. */
  suspect(index: number): void;
  /** For how long what a replica has may have been overtaken, in seconds. */
  lagOf(index: number): number;
  close(): Promise<void>;
}

interface Options {
  /** The database itself, and what follows it. */
  url: string;
  urls: readonly string[];
  lag: number;
  /** A replica is read from, or is no more; `number` counts from one. */
  onChange?: (number: number, isRead: boolean) => void;
}

/** Asks again, half a second after it was answered or has failed; returns how to stop. */
const keepAsking = (ask: () => Promise<void>): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let turn: Promise<void> = Promise.resolve();
  const next = () => {
    turn = ask().then(() => {
      if (!isOver) timer = setTimeout(next, EVERY);
    });
  };
  next();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await turn;
  };
};

const openLook = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 1, ...poolOptionsOf(OF_LOOKS) });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Where the log of the database ends now: everything that was acknowledged before is in front of it. */
const writtenBy = async (pool: pg.Pool): Promise<bigint> => {
  const { rows } = await pool.query('select pg_current_wal_insert_lsn()::text as lsn');
  return placeOf(rows[0].lsn);
};

/** How far it has come; undefined: it follows nobody. */
const replayedBy = async (pool: pg.Pool): Promise<bigint | undefined> => {
  const { rows } = await pool.query(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn',
  );
  return rows[0].lsn === null ? undefined : placeOf(rows[0].lsn);
};

/**
 * Looks at database and replicas from now on (docs/decisions/0116). A replica that has replayed what the database had written at
 * some time has everything that was acknowledged before it.
 */
export const watchReplicas = ({ url, urls, lag, onChange }: Options): ReplicaWatch => {
  const began = performance.now();
  const primary = openLook(url);
  /** Oldest first. */
  const known: { at: number; place: bigint }[] = [];
  const replicas = urls.map((each) => ({
    pool: openLook(each),
    /** It has everything that was acknowledged before. */
    freshTo: Number.NEGATIVE_INFINITY,
    isWell: false,
    wasRead: false,
  }));
  type Replica = (typeof replicas)[number];
  const isRead = ({ isWell, freshTo }: Replica) => isWell && performance.now() - freshTo <= lag;

  const lookAtPrimary = async () => {
    const at = performance.now();
    const place = await writtenBy(primary).catch(() => undefined);
    if (place === undefined) return;
    known.push({ at, place });
    if (known.length > MOST_KNOWN) known.shift();
  };
  const lookAt = async (replica: Replica, index: number) => {
    const place = await replayedBy(replica.pool).catch(() => undefined);
    const reached = place === undefined ? undefined : known.findLast((each) => each.place <= place);
    if (reached) replica.freshTo = Math.max(replica.freshTo, reached.at);
    replica.isWell = place !== undefined;
    if (replica.wasRead === isRead(replica)) return;
    replica.wasRead = isRead(replica);
    onChange?.(index + 1, replica.wasRead);
  };

  const stops = [
    keepAsking(lookAtPrimary),
    ...replicas.map((each, index) => keepAsking(() => lookAt(each, index))),
  ];
  let turn = 0;
  return {
    pick: () => {
      for (let tried = 0; tried < replicas.length; tried += 1) {
        turn = (turn + 1) % replicas.length;
        if (isRead(replicas[turn] as Replica)) return turn;
      }
      return undefined;
    },
    suspect: (index) => {
      (replicas[index] as Replica).isWell = false;
    },
    lagOf: (index) => (performance.now() - Math.max(began, (replicas[index] as Replica).freshTo)) / 1000,
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await Promise.all([primary, ...replicas.map(({ pool }) => pool)].map((pool) => pool.end()));
    },
  };
};
