import { REALTIME_PATH, type ServerFrame } from '@livery/contract';
import { WebSocket } from 'ws';
import { call, type Person } from '../support/client.ts';
import { within } from './cluster.ts';

interface At {
  port: number;
  brand: string;
}

/** Somebody with a page open: their socket heals as the client's does, and after each gap they ask for what they missed. */
export interface Listener {
  person: Person;
  /** Numbers of messages that they know, by conversation. */
  known: ReadonlyMap<string, ReadonlySet<number>>;
  isLive(): boolean;
  /** How long their sockets were away, in milliseconds, each time. */
  outages: readonly number[];
  /** Messages that came after a later one of the same conversation, over the same socket. */
  disorder: readonly string[];
  close(): void;
}

/** What the client waits at least between two tries, and what that grows by. */
const PAUSE = { first: 400, random: 800, growth: 1.7, longest: 20_000 };
/** Messages of a page; one that is not full is the last. */
const PAGE = 100;

export const listenAs = ({ port, brand }: At, person: Person, groups: readonly string[]): Listener => {
  const host = `${brand}.localhost:${port}`;
  const known = new Map(groups.map((group) => [group, new Set<number>()]));
  /** Of conversations that they are in besides, they know what they heard. */
  const heard = new Map<string, Set<number>>(known);
  const outages: number[] = [];
  const disorder: string[] = [];
  let socket: WebSocket | undefined;
  let isLive = false;
  let isClosed = false;
  let lostAt = 0;
  let pause = PAUSE.first;

  const readOn = async (group: string, mine: Set<number>): Promise<void> => {
    let wait: number = PAUSE.first;
    for (let after = contiguous(mine); !isClosed; ) {
      const url = `/api/v2/groups/${group}/messages?limit=${PAGE}&after_seq=${after}`;
      const { status, result } = await call({ port, brand, url, token: person.token });
      if (status !== 200) {
        await new Promise((resolve) => setTimeout(resolve, wait + Math.random() * PAUSE.random));
        wait = Math.min(wait * PAUSE.growth, PAUSE.longest);
        continue;
      }
      for (const { seq } of result.list) mine.add(seq);
      if (result.list.length < PAGE) return;
      after = result.list.at(-1).seq;
    }
  };
  /** One reading of a conversation at a time, as in the client; what is missed meanwhile is read after it. */
  const reading = new Map<string, Promise<void>>();
  const waiting = new Set<string>();
  const catchUp = async (group: string): Promise<void> => {
    const mine = known.get(group);
    if (!mine || waiting.has(group)) return;
    waiting.add(group);
    await reading.get(group);
    waiting.delete(group);
    const now = readOn(group, mine);
    reading.set(group, now);
    await now;
  };
  /** The conversation that is looked at first, then the others. */
  const catchUpAll = async (): Promise<void> => {
    for (const group of groups) await catchUp(group);
  };

  const open = (): void => {
    const opened = new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}`, {
      headers: { host, origin: `http://${host}` },
      handshakeTimeout: 10_000,
    });
    socket = opened;
    const newest = new Map<string, number>();
    let newestAt = 0;
    opened.on('open', () => opened.send(JSON.stringify({ op: 'auth', token: person.token })));
    opened.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if ('op' in frame && frame.op === 'ready') {
        isLive = true;
        pause = PAUSE.first;
        if (lostAt > 0) outages.push(Date.now() - lostAt);
        lostAt = 0;
        void catchUpAll();
      }
      if (!('event' in frame) || frame.event !== 'message.new') return;
      const { group_id: group, seq } = frame.data.message;
      const before = newest.get(group) ?? 0;
      const mine = heard.get(group) ?? new Set();
      heard.set(group, mine);
      const late = Date.now() - newestAt;
      // What one knows already may be told once more, by a repeat at another node.
      if (seq < before && !mine.has(seq))
        disorder.push(`${person.username} ${group}: ${seq} ${late} ms after ${before}`);
      else newestAt = Date.now();
      newest.set(group, Math.max(seq, before));
      if (before > 0 && seq > before + 1) void catchUp(group);
      mine.add(seq);
    });
    opened.on('error', () => undefined);
    opened.on('close', () => {
      if (isLive) lostAt = Date.now();
      isLive = false;
      if (isClosed) return;
      setTimeout(open, pause + Math.random() * PAUSE.random);
      pause = Math.min(pause * PAUSE.growth, PAUSE.longest);
    });
  };
  open();
  return {
    ...{ person, known, outages, disorder },
    isLive: () => isLive,
    close: () => {
      isClosed = true;
      socket?.terminate();
    },
  };
};

/**
 * Waits until all of them know all of these messages.
 * @throws with who does not know what, when it takes longer
 */
export const allKnow = async (
  ms: number,
  listeners: readonly Listener[],
  groupId: string,
  seqs: readonly number[],
): Promise<void> => {
  const lacking = () =>
    listeners
      .map(({ person, known, isLive, outages }) => ({
        missing: seqs.filter((seq) => !known.get(groupId)?.has(seq)),
        ...{ who: person.username, isLive: isLive(), outages },
      }))
      .filter(({ missing }) => missing.length > 0);
  await within(ms, 'everybody knows every message', () => lacking().length === 0).catch((error) => {
    const said = lacking().map(
      ({ who, missing, isLive, outages }) =>
        `${who}: ${missing.length} (${missing[0]} to ${missing.at(-1)} of ${seqs.at(-1)}), ${isLive ? 'live' : 'away'}, was away ${outages.join(', ')} ms`,
    );
    throw new Error(`${error.message}; ${said.length} lack some. ${said.slice(0, 5).join('; ')}`);
  });
};

/** @throws with what came after a later one, to whom */
export const assertInOrder = (listeners: readonly Listener[]): void => {
  const late = listeners.flatMap(({ disorder }) => disorder);
  if (late.length > 0) throw new Error(`${late.length} came late: ${late.slice(0, 5).join('; ')}`);
};

/** Up to where nothing is missing. */
const contiguous = (seqs: ReadonlySet<number> | undefined): number => {
  let seq = 0;
  while (seqs?.has(seq + 1)) seq += 1;
  return seq;
};
