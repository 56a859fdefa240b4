import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isAwayBehindProxy } from '../faults/senders.ts';
import { type Answer, type Call, call, type Person } from '../support/client.ts';

/** Milliseconds between two comments of one person. */
const REST = 700;
/** Milliseconds until the same is said again. */
const AGAIN = 50;

interface Commenting extends Pick<Call, 'port' | 'brand'> {
  postId: string;
  people: readonly Person[];
}

const commented = ({ port, brand, postId }: Commenting, { token }: Person, cid: string): Promise<Answer> =>
  call({
    ...{ port, brand, token, method: 'POST' },
    url: `/social/api/posts/${postId}/comment`,
    body: { text: cid, cid },
  });

/** Asks until it is acknowledged. @throws at an answer that is neither that nor "away" */
export const orAgain = async (ask: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    const answer = await ask();
    if (answer.status === 200) return answer;
    if (!isAwayBehindProxy(answer)) throw new Error(`${answer.status} ${answer.error}`);
    await wait(AGAIN);
  }
};

/** A post of words, for others to comment on. */
export const publish = async (at: Pick<Call, 'port' | 'brand'>, { token }: Person): Promise<string> => {
  const body = {
    ...{ cid: randomUUID(), kind: 'text', description: 'Say something', hashtags: [], media: [] },
    ...{ privacy: 'everyone', allow_comment: true, allow_save: true },
  };
  const made = await call({ ...at, token, method: 'POST', url: '/social/api/posts', body });
  if (made.status !== 200) throw new Error(`no post: ${made.status} ${made.error}`);
  return made.result.id;
};

/** Each likes the post and then comments on it, one comment after the other, each repeated until it is acknowledged. */
export const startCommenting = (place: Commenting) => {
  const acknowledged: { id: string; cid: string }[] = [];
  let isStopping = false;
  const comment = async (person: Person) => {
    const { port, brand, postId } = place;
    const url = `/social/api/posts/${postId}/like`;
    await orAgain(() => call({ port, brand, token: person.token, method: 'PUT', url }));
    for (let turn = 0; !isStopping; turn += 1) {
      const cid = `c${person.username}${turn}`;
      const { result } = await orAgain(() => commented(place, person, cid));
      acknowledged.push({ id: result.id, cid });
      await wait(REST);
    }
  };
  const commenting = Promise.all(place.people.map(comment));
  // Whoever finishes it hears of it.
  commenting.catch(() => undefined);
  return {
    acknowledged,
    finish: async () => {
      isStopping = true;
      await commenting;
    },
  };
};
