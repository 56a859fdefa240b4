import { expect } from 'vitest';
import { type Conversation, isAwayBehindProxy, readAll, startSenders } from '../faults/senders.ts';
import type { Person } from '../support/client.ts';
import { BRAND, type Cluster, makeGroup, within } from './cluster.ts';
import { allKnow, assertInOrder, type Listener, listenAs } from './listeners.ts';

/** People with a socket, in rooms of this many; a person is in two rooms. */
export const PEOPLE = 300;
const ROOM = 40;
const ROOMS = 15;
/** Between two messages of one person: each goes to a whole room, and all who listen are in this process. */
const REST = 400;
/** What is promised: a socket is back within it. Milliseconds. */
export const BACK = 10_000;

/** Three hundred people with a page open, in rooms where somebody writes. */
export interface Crowd {
  people: readonly Person[];
  rooms: readonly Conversation[];
  listeners: readonly Listener[];
  /** How many messages were acknowledged. */
  acknowledged(): number;
  /** Waits for so many more: writes go on while something is away. */
  goOn(more?: number): Promise<void>;
  /** Waits for an answer that is no acknowledgement. */
  beRefused(): Promise<unknown>;
  /** Waits until every socket is back. */
  allBack(): Promise<void>;
  /**
   * Lets everybody finish, then compares: each acknowledged message is there once, everybody of a room knows all of it,
   * nobody heard one late, no socket was away for longer than promised.
   */
  expectToldOnce(): Promise<void>;
  close(): void;
}

const makeRooms = async (cluster: Cluster, people: readonly Person[]): Promise<Conversation[]> => {
  const rooms: Conversation[] = [];
  for (let room = 0; room < ROOMS; room += 1) {
    const from = (room * ROOM) / 2;
    const members = Array.from({ length: ROOM }, (_, index) => people[(from + index) % PEOPLE] as Person);
    const groupId = await makeGroup(cluster, members);
    rooms.push({ port: cluster.port, brand: BRAND, groupId, people: members });
  }
  return rooms;
};

/** Makes people and rooms, opens all sockets, and returns once somebody of each room is writing. */
export const gatherCrowd = async (cluster: Cluster): Promise<Crowd> => {
  const people = await cluster.people(PEOPLE);
  const rooms = await makeRooms(cluster, people);
  const roomsOf = (person: Person) =>
    rooms.filter((room) => room.people.includes(person)).map(({ groupId }) => groupId);
  const listeners = people.map((person) =>
    listenAs({ port: cluster.port, brand: BRAND }, person, roomsOf(person)),
  );
  const live = () => listeners.filter((each) => each.isLive()).length;
  await within(30_000, 'all sockets are open', () => live() === PEOPLE);
  const senders = rooms.map((room) => startSenders(room, 1, isAwayBehindProxy, REST));
  const acknowledged = () => senders.reduce((sum, each) => sum + each.acknowledged.length, 0);

  const expectRoom = async (room: Conversation, said: (typeof senders)[number]) => {
    const stored = await readAll(room);
    const seqs = stored.map(({ seq }) => seq);
    expect(seqs).toEqual(stored.map((_, at) => at + 1));
    const sent = stored.filter(({ cid }) => cid.startsWith('s'));
    expect(new Set(sent.map(({ cid, user_id }) => `${user_id} ${cid}`)).size).toBe(sent.length);
    const bySeq = new Map(stored.map((message) => [message.seq, message]));
    for (const message of said.acknowledged) expect(bySeq.get(message.seq)).toEqual(message);
    expect(sent).toHaveLength(said.acknowledged.length);
    const members = listeners.filter(({ known }) => known.has(room.groupId));
    expect(members).toHaveLength(ROOM);
    await allKnow(5_000, members, room.groupId, seqs);
    for (const { known } of members) expect(known.get(room.groupId)?.size).toBe(stored.length);
  };

  return {
    ...{ people, rooms, listeners, acknowledged },
    goOn: async (more = 100) => {
      const goal = acknowledged() + more;
      await within(20_000, `${more} more messages`, () => acknowledged() >= goal);
    },
    beRefused: () => Promise.any(senders.map((each) => each.beRefused(1))),
    allBack: () => within(BACK + 2_000, 'all sockets are back', () => live() === PEOPLE),
    expectToldOnce: async () => {
      for (const each of senders) await each.finish();
      for (const [index, room] of rooms.entries())
        await expectRoom(room, senders[index] as (typeof senders)[number]);
      assertInOrder(listeners);
      const longest = Math.max(0, ...listeners.flatMap(({ outages }) => outages));
      expect(longest).toBeLessThan(BACK);
      const codes = new Set(senders.flatMap(({ refusals }) => refusals.map(({ status }) => status)));
      console.log(
        `${acknowledged()} messages, sockets away for ${longest} ms at the longest, refused with ${[...codes]}`,
      );
    },
    close: () => {
      for (const listener of listeners) listener.close();
    },
  };
};
