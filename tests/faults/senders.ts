import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, call, type Person } from '../support/client.ts';
import { until } from './installation.ts';

interface Message {
  id: string;
  seq: number;
  cid: string;
  user_id: string;
}

export interface Conversation {
  port: number;
  brand: string;
  groupId: string;
  people: Person[];
}

/** Failures that a sender may meet while the server or its database is away: then it sends the same again. */
const isAway = ({ status, error }: Answer) => status === 0 || (status === 503 && error === 'api.unavailable');
/** The words of a proxy for the same. */
export const isAwayBehindProxy = (answer: Answer) =>
  isAway(answer) || ([502, 503, 504].includes(answer.status) && answer.error === undefined);

/**
 * Many senders that post one message after the other under a `cid` each, and repeat it until it is acknowledged.
 * @param rest milliseconds between what one has had acknowledged and their next: people are no machines
 * @throws at an answer that is neither an acknowledgement nor "away"
 */
export const startSenders = (
  { port, brand, groupId, people }: Conversation,
  count: number,
  mayRepeat: (answer: Answer) => boolean = isAway,
  rest = 0,
) => {
  const acknowledged: Message[] = [];
  const refusals: Answer[] = [];
  let isStopping = false;
  const post = async (person: Person, cid: string) => {
    for (;;) {
      const body = { group_id: groupId, type: 'text', text: cid, cid };
      const answer = await call({
        port,
        brand,
        method: 'POST',
        url: '/api/v1/messages',
        token: person.token,
        body,
      });
      if (answer.status === 200) return void acknowledged.push(answer.result);
      refusals.push(answer);
      if (!mayRepeat(answer)) throw new Error(`${answer.status} ${answer.error}`);
      await wait(20);
    }
  };
  const send = async (number: number) => {
    const person = people[number % people.length];
    for (let turn = 0; person && !isStopping; turn += 1) {
      await post(person, `s${number}-${turn}`);
      if (rest > 0) await wait(rest);
    }
  };
  const sending = Promise.all(Array.from({ length: count }, (_, number) => send(number)));
  const broken = new Promise<never>((_, reject) => sending.catch(reject));
  broken.catch(() => undefined);
  const more = (list: readonly unknown[], count: number) => {
    const goal = list.length + count;
    return Promise.race([until(async () => list.length >= goal), broken]);
  };
  return {
    acknowledged,
    /** Waits for so many more acknowledgements. */
    acknowledge: (count: number) => more(acknowledged, count),
    /** Waits for so many more refusals. */
    beRefused: (count: number) => more(refusals, count),
    /** Answers that were no acknowledgement, in the order of their coming. */
    refusals,
    /** Lets every sender finish its message. */
    finish: async () => {
      isStopping = true;
      await sending;
    },
  };
};

/** Everything of a conversation, as a member reads it. */
export const readAll = async ({ port, brand, groupId, people }: Conversation): Promise<Message[]> => {
  const all: Message[] = [];
  for (;;) {
    const url = `/api/v2/groups/${groupId}/messages?limit=100&after_seq=${all.at(-1)?.seq ?? 0}`;
    const { result } = await call({ port, brand, url, token: people[0]?.token ?? '' });
    if (result.list.length === 0) return all;
    all.push(...result.list);
  }
};
