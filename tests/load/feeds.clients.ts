/** Asks at a fixed rate, whether or not what was asked before has come: who waits is counted from when they were due. */
import { setTimeout as wait } from 'node:timers/promises';
import { createCaller, type Sent } from './keep-alive.ts';

export interface Order {
  port: number;
  host: string;
  /** One after the other, again and again. */
  calls: Sent[];
  perSecond: number;
  seconds: number;
}

export interface Answer {
  /** Milliseconds of each. */
  delays: number[];
  refused: number;
}

const play = async ({ calls, perSecond, seconds, ...server }: Order): Promise<Answer> => {
  const call = createCaller(server);
  const answer: Answer = { delays: [], refused: 0 };
  const open: Promise<void>[] = [];
  const ask = async (sent: Sent, due: number) => {
    const { status } = await call(sent).catch(() => ({ status: 0 }));
    answer.delays.push(performance.now() - due);
    if (status !== 200) answer.refused += 1;
  };
  const start = performance.now();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = start + (number * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    open.push(ask(calls[number % calls.length] as Sent, due));
  }
  await Promise.all(open);
  return answer;
};

process.on('message', async (order: Order) => {
  process.send?.(await play(order));
});
