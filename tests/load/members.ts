import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { LIMITS } from '@livery/contract';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { startChild } from './child.ts';
import { type Member, makeRooms } from './delivery.world.ts';
import { type Caller, createCaller } from './keep-alive.ts';
import type { Join, Told } from './members.clients.ts';
import { quantile } from './statistics.ts';
import { makeWorld } from './stored-sends.world.ts';

interface Amounts {
  members: number;
  /** Who join another group at once. */
  joining: number;
  searches: number;
  renames: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { members: LIMITS.groupMembers, joining: 500, searches: 100, renames: 20 },
  smoke: { members: 60, joining: 20, searches: 2, renames: 1 },
};

/** A part of names that many have, one that few have, and one that nobody has. */
const PARTS = ['小', '阿强 22', 'Member 17', 'zz'];

const now = () => Number(process.hrtime.bigint() / 1000n) / 1000;

/** Makes calls of members; what fails ends the benchmark. */
const speaking = (call: Caller) => async (member: Member, path: string, body?: object, method?: string) => {
  const headers = {
    authorization: `Bearer ${member.token}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  const sent = { path, headers, ...(method && { method }), ...(body && { body: JSON.stringify(body) }) };
  const reply = await call(sent);
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body.slice(0, 200)}`);
  return JSON.parse(reply.body).result;
};
type Ask = ReturnType<typeof speaking>;

/** What comes over the wire to a browser, in bytes. */
const bytesOf = (port: number, host: string, { token }: Member, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    });
    sent.on('error', reject).end();
  });

const createGroup = async (ask: Ask, owner: Member, first: Member): Promise<string> => {
  const body = { display_name: 'Tea at seven', member_ids: [first.id], cid: randomUUID() };
  return (await ask(owner, '/api/v1/groups', body)).id;
};

/** Fills a group with all members, fifty at a time; returns seconds. */
const fill = async (ask: Ask, id: string, [owner, , ...others]: Member[]): Promise<number> => {
  const begun = performance.now();
  for (let from = 0; from < others.length; from += LIMITS.groupInvite) {
    const member_ids = others.slice(from, from + LIMITS.groupInvite).map((member) => member.id);
    await ask(owner as Member, `/api/v1/groups/${id}/members`, { member_ids });
  }
  return (performance.now() - begun) / 1000;
};

/** All at once by its code; returns seconds. @throws when one of them is missing, or counted twice */
const joinAtOnce = async (ask: Ask, [owner, first, ...others]: Member[]): Promise<number> => {
  const id = await createGroup(ask, owner as Member, first as Member);
  const { code } = await ask(owner as Member, '/api/v1/share/group', { group_id: id });
  const begun = performance.now();
  await Promise.all(others.map((member) => ask(member, '/api/v1/groups/join', { share_code: code })));
  const seconds = (performance.now() - begun) / 1000;
  const { member_count, last_seq } = await ask(owner as Member, `/api/v1/groups/${id}`);
  if (member_count !== others.length + 2 || last_seq !== others.length + 1)
    throw new Error(`${member_count} members and ${last_seq} messages.`);
  return seconds;
};

/** So many results fill a screen. */
const SCREENFUL = 12;

interface Searched {
  /** Milliseconds until a screen is full of results, or there are no more. */
  first: number[];
  /** Until there are no more. */
  all: number[];
}

const search = async (ask: Ask, id: string, owner: Member, turns: number): Promise<Searched> => {
  const times: Searched = { first: [], all: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const part = encodeURIComponent(PARTS[turn % PARTS.length] ?? '');
    const begun = performance.now();
    let found = 0;
    let filledAt: number | undefined;
    // One call looks through a part of the members: the search is over when there are no more.
    for (let next: string | null = ''; next !== null; ) {
      const { list, next_id } = await ask(owner, `/api/v1/groups/${id}/members?q=${part}&next_id=${next}`);
      next = next_id;
      found += list.length;
      if (found >= SCREENFUL) filledAt ??= performance.now();
    }
    const ended = performance.now();
    times.first.push((filledAt ?? ended) - begun);
    times.all.push(ended - begun);
  }
  return times;
};

/** Renames the group, and waits each time until all members were told; returns how late each of them was. */
const rename = async (
  ask: Ask,
  at: Join,
  { id, owner, turns }: { id: string; owner: Member; turns: number },
) => {
  const clients = startChild<Join, Told>('./members.clients.ts');
  clients.tell(at);
  await clients.next();
  const delays: number[] = [];
  let wake = () => {};
  clients.onMessage((told) => {
    delays.push(...told.delays);
    wake();
  });
  for (let turn = 1; turn <= turns; turn += 1) {
    await ask(owner, `/api/v1/groups/${id}`, { display_name: `at ${Math.round(now())}` }, 'PUT');
    while (delays.length < turn * at.tokens.length) await new Promise<void>((go) => (wake = go));
  }
  await clients.stop();
  return delays;
};

const play = async (
  { port }: ServerProcess,
  host: string,
  members: Member[],
  { joining, searches, renames }: Amounts,
): Promise<Row[]> => {
  const ask = speaking(createCaller({ port, host }));
  const [owner, first] = members as [Member, Member];
  const id = await createGroup(ask, owner, first);
  const filled = await fill(ask, id, members);
  const joined = await joinAtOnce(ask, members.slice(0, joining + 2));
  const searched = await search(ask, id, owner, searches);
  const bytes = await bytesOf(port, host, owner, `/api/v1/groups/${id}/members`);
  const tokens = members.map(({ token }) => token);
  const told = await rename(ask, { port, host, tokens }, { id, owner, turns: renames });
  const count = members.length;
  return [
    { what: `${count} added, fifty a call`, value: round(filled, 2), unit: 's', goal: { most: 5 } },
    { what: `${joining} join at once`, value: round(joined, 2), unit: 's', goal: { most: 5 } },
    {
      what: `search among ${count}: first screen of results, median`,
      value: round(quantile(searched.first, 0.5), 1),
      unit: 'ms',
    },
    {
      what: `search among ${count}: first screen of results, p99`,
      value: round(quantile(searched.first, 0.99), 1),
      unit: 'ms',
      goal: { most: 50 },
    },
    {
      what: `search among ${count}: all results, median`,
      value: round(quantile(searched.all, 0.5), 1),
      unit: 'ms',
    },
    { what: 'first page of members', value: round(bytes / 1000, 1), unit: 'kB', goal: { most: 15 } },
    { what: `new name at ${count} sockets, median`, value: round(quantile(told, 0.5), 1), unit: 'ms' },
    { what: `new name at ${count} sockets, p99`, value: round(quantile(told, 0.99), 1), unit: 'ms' },
  ];
};

export const members: Bench = {
  name: 'members',
  goal: 'issue 12: groups of 2,300',
  run: async (size) => {
    const amounts = AMOUNTS[size];
    const world = await makeWorld(1);
    try {
      const [room] = await makeRooms(world, 1, amounts.members);
      const server = await startServer({ ...world.serverEnv, CONNECTIONS_PER_ADDRESS: '10000' });
      const host = `${world.brand}.localhost:${server.port}`;
      try {
        return await play(server, host, room?.members ?? [], amounts);
      } finally {
        await server.signal('SIGINT');
      }
    } finally {
      await world.stop();
    }
  },
};
