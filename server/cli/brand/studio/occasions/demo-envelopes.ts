import { EnvelopeKind, EnvelopeResult, type Message, type MessageEnvelope } from '@livery/contract';
import { MailIcon } from '../../../../../design-system/src/icons/index.ts';
import { ask, signIn } from '../../preview-links.ts';
import { drawn, pressing } from './pressing.ts';

/** So many of the demo people are there: enough to see who got what. */
const PEOPLE = 4;

interface Room {
  readonly id: string;
  /** Of who looks at it. */
  readonly token: string;
  /** Of others in it. */
  readonly others: readonly string[];
  call<Result>(token: string, path: string, body?: object): Promise<Result>;
}

type List<Item> = { readonly list: readonly Item[] };

/** How long they stay signed in, in milliseconds: each time is one more session of theirs, which the settings show. */
const STAYS = 600_000;
const signedIn = new Map<string, { readonly since: number; readonly tokens: Promise<string[]> }>();

/** The demo people of a host, by what they are signed in with. */
function tokensOf(host: string): Promise<string[]> {
  const known = signedIn.get(host);
  if (known && Date.now() - known.since < STAYS) return known.tokens;
  const tokens = ask<List<{ id: string }>>({ host, path: '/dev/demo/people' }).then(({ list }) =>
    Promise.all(list.map(({ id }) => signIn(host, id))),
  );
  signedIn.set(host, { since: Date.now(), tokens });
  tokens.catch(() => signedIn.delete(host));
  return tokens;
}

/** The first conversation of who is shown, with others who are in it. */
async function enter(host: string): Promise<Room> {
  const call: Room['call'] = (token, path, body) =>
    ask({ host, token, path: `/api/${path}`, ...(body && { method: 'POST', body }) });
  const groupsOf = async (token: string) =>
    (await call<List<{ id: string }>>(token, 'v1/users/groups')).list.map(({ id }) => id);
  const [token = '', ...rest] = await tokensOf(host);
  const [id = ''] = await groupsOf(token);
  const isIn = await Promise.all(rest.map(async (other) => (await groupsOf(other)).includes(id)));
  return { id, token, others: rest.filter((_, at) => isIn[at]).slice(0, PEOPLE), call };
}

/** The last one of the conversation that is as it is wanted. */
async function found(
  { id, token, call }: Room,
  isWanted: (envelope: MessageEnvelope) => boolean,
): Promise<Message | undefined> {
  const { list } = await call<List<Message>>(token, `v2/groups/${id}/messages`);
  return list.findLast(({ envelope }) => envelope && isWanted(envelope));
}

const send = ({ id, others, call }: Room, envelope: object): Promise<Message> =>
  call(others[0] ?? '', 'v1/red-envelopes', { group_id: id, cid: `studio-${Date.now()}`, ...envelope });

/** Its card in the conversation is pressed. */
const opening = ({ id }: Pick<Message, 'id'>): string =>
  pressing(`[data-message="${id}"] button${drawn(MailIcon)}`);

const LUCKY = { type: EnvelopeKind.FORTUNEWHEEL, amount: 8800, count: 6 };
const isGame = ({ type }: MessageEnvelope): boolean => type === EnvelopeKind.BOMD;
const isOpen = ({ result, state }: MessageEnvelope): boolean =>
  result === EnvelopeResult.CAN_OPEN && state === 'open';

/** One that has been opened, by others and by who looks. */
export async function openedEnvelope(host: string): Promise<string> {
  const room = await enter(host);
  const known = await found(room, (each) => !isGame(each) && each.result === EnvelopeResult.HAS_OPENED);
  if (known) return opening(known);
  const sent = await send(room, LUCKY);
  for (const token of [...room.others.slice(1), room.token])
    await room.call(token, `v1/red-envelopes/${sent.envelope?.id}/claim`, { cid: 'studio' });
  return opening(sent);
}

/** One that waits to be opened. */
export async function sealedEnvelope(host: string): Promise<string> {
  const room = await enter(host);
  return opening((await found(room, (each) => !isGame(each) && isOpen(each))) ?? (await send(room, LUCKY)));
}

/** A game, before one takes part: two minutes later it is over, and another is sent. */
export async function minesweeperEnvelope(host: string): Promise<string> {
  const room = await enter(host);
  const known = await found(room, (each) => isGame(each) && isOpen(each));
  return opening(known ?? (await send(room, { type: EnvelopeKind.BOMD, amount: 5000, count: 5, mine: 7 })));
}
