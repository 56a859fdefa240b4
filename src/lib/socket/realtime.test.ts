import type { Message } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noCredentials } from '../http/credentials.ts';
import type { ConnectionListeners } from './connection.ts';
import type { Signal } from './frames.ts';
import { Realtime } from './realtime.ts';
import { browserChannels, browserLocks } from './testing/browser.ts';

const setUp = () => {
  vi.stubGlobal('navigator', { locks: browserLocks() });
  vi.stubGlobal('BroadcastChannel', browserChannels());
  const sockets: { listeners: ConnectionListeners; isClosed: boolean }[] = [];
  const sent: Signal[] = [];
  const tab = () =>
    new Realtime(
      () => noCredentials,
      async (_, listeners) => {
        const socket = { listeners, isClosed: false };
        sockets.push(socket);
        return {
          probe: () => undefined,
          send: (signal) => sent.push(signal),
          close: () => {
            socket.isClosed = true;
          },
        };
      },
    );
  return { sockets, sent, tab };
};

const tick = () => vi.advanceTimersByTimeAsync(20);
const message = { id: 'm1', group_id: 'a_b' } as Message;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('live events', () => {
  it('come over one socket to all tabs of the account', async () => {
    const { sockets, tab } = setUp();
    const [first, second] = [tab(), tab()];
    const heard: string[] = [];
    first.on('message.new', ({ message: { id } }) => heard.push(`first ${id}`));
    second.on('message.new', ({ message: { id } }) => heard.push(`second ${id}`));
    first.start('u1');
    second.start('u1');
    await tick();
    expect(sockets).toHaveLength(1);
    sockets[0]?.listeners.onReady();
    sockets[0]?.listeners.onEvent({ event: 'message.new', data: { message } });
    await tick();
    expect(heard.sort()).toEqual(['first m1', 'second m1']);
    expect([first.status, second.status]).toEqual(['open', 'open']);
    first.stop();
    second.stop();
  });

  it('take along what any tab sends, while the socket is live', async () => {
    const { sockets, sent, tab } = setUp();
    const [first, second] = [tab(), tab()];
    first.start('u1');
    second.start('u1');
    await tick();
    second.send({ op: 'typing', group_id: 'a_b' });
    sockets[0]?.listeners.onReady();
    await tick();
    first.send({ op: 'typing', group_id: 'a_c' });
    second.send({ op: 'typing', group_id: 'a_d' });
    await tick();
    expect(sent).toEqual([
      { op: 'typing', group_id: 'a_c' },
      { op: 'typing', group_id: 'a_d' },
    ]);
    first.stop();
    second.stop();
  });

  it('stay inside the account', async () => {
    const { sockets, tab } = setUp();
    const [mine, theirs] = [tab(), tab()];
    const heard = vi.fn();
    theirs.on('message.new', heard);
    mine.start('u1');
    theirs.start('u2');
    await tick();
    sockets[0]?.listeners.onEvent({ event: 'message.new', data: { message } });
    await tick();
    expect(heard).not.toHaveBeenCalled();
    mine.stop();
    theirs.stop();
  });

  it('go on in another tab when the leading one closes', async () => {
    const { sockets, tab } = setUp();
    const [first, second] = [tab(), tab()];
    const third = tab();
    const catchUps = { second: vi.fn(), third: vi.fn() };
    first.start('u1');
    second.start('u1');
    third.start('u1');
    await tick();
    sockets[0]?.listeners.onReady();
    await tick();
    second.onCatchUp(catchUps.second);
    third.onCatchUp(catchUps.third);
    first.stop();
    await tick();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosed).toBe(true);
    expect([first.status, second.status, third.status]).toEqual(['off', 'connecting', 'connecting']);
    sockets[1]?.listeners.onReady();
    await tick();
    expect([second.status, third.status]).toEqual(['open', 'open']);
    expect(catchUps.second).toHaveBeenCalledOnce();
    expect(catchUps.third).toHaveBeenCalledOnce();
    second.stop();
    third.stop();
  });

  it('ignore the last words of a socket that was given up', async () => {
    const { sockets, tab } = setUp();
    const live = tab();
    live.start('u1');
    await tick();
    live.start('u2');
    await tick();
    sockets[1]?.listeners.onReady();
    sockets[0]?.listeners.onDown(true);
    expect(live.status).toBe('open');
    live.stop();
  });

  it('tell when something may have been missed: after each time the socket was down', async () => {
    const { sockets, tab } = setUp();
    const live = tab();
    const catchUp = vi.fn();
    live.onCatchUp(catchUp);
    live.start('u1');
    await tick();
    sockets[0]?.listeners.onReady();
    sockets[0]?.listeners.onDown(false);
    expect(live.status).toBe('connecting');
    sockets[0]?.listeners.onReady();
    expect(catchUp).toHaveBeenCalledTimes(2);
    live.stop();
  });
});
