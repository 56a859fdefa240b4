import { CloseCode } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Credentials, noCredentials } from '../http/credentials.ts';
import { type Connection, connect } from './connection.ts';

/** The browser's socket, played by the test. */
class PlayedSocket extends EventTarget {
  static opened: PlayedSocket[] = [];
  readyState = 0;
  sent: string[] = [];

  constructor() {
    super();
    PlayedSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  say(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
}

let token: string | undefined;
let refresh: () => Promise<boolean>;
let asked: string[];
let heard: string[];
let connection: Connection;

const credentials: Credentials = {
  ...noCredentials,
  access: () => token,
  refresh: (failed) => {
    asked.push(failed);
    return refresh();
  },
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', PlayedSocket);
  PlayedSocket.opened = [];
  token = 'old';
  asked = [];
  heard = [];
  connection = connect(credentials, {
    onEvent: ({ event }) => heard.push(event),
    onReady: () => heard.push('ready'),
    onDown: (isFinal) => heard.push(isFinal ? 'over' : 'down'),
  });
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const socket = (index: number): PlayedSocket => {
  const found = PlayedSocket.opened[index];
  if (!found) throw new Error(`no socket ${index} was opened`);
  return found;
};

const refuse = async (index: number) => {
  socket(index).open();
  socket(index).end(CloseCode.UNAUTHORIZED);
  await vi.advanceTimersByTimeAsync(0);
};

describe('a connection', () => {
  it('presents the token first and is live when that is accepted', () => {
    socket(0).open();
    expect(socket(0).sent).toEqual([JSON.stringify({ op: 'auth', token: 'old' })]);
    expect(heard).toEqual([]);
    socket(0).say({ op: 'ready' });
    expect(heard).toEqual(['ready']);
  });

  it('comes again with the renewed token when its own was refused', async () => {
    refresh = async () => {
      token = 'new';
      return true;
    };
    await refuse(0);
    socket(1).open();
    expect(socket(1).sent).toEqual([JSON.stringify({ op: 'auth', token: 'new' })]);
    expect(asked).toEqual(['old']);
    expect(heard).toEqual(['down']);
  });

  it('tries again after a renewal that nobody answered', async () => {
    refresh = async () => false;
    await refuse(0);
    expect(heard).toEqual(['down']);
    refresh = async () => {
      token = 'new';
      return true;
    };
    await vi.advanceTimersByTimeAsync(6_000);
    await refuse(1);
    socket(2).open();
    socket(2).say({ op: 'ready' });
    expect(asked).toEqual(['old', 'old']);
    expect(heard).toEqual(['down', 'down', 'ready']);
  });

  it('is over when the renewal was refused and the session is gone', async () => {
    refresh = async () => {
      token = undefined;
      return false;
    };
    await refuse(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual(['down', 'over']);
    expect(PlayedSocket.opened).toHaveLength(1);
  });

  it('never gives up while there is a session: a renewed token that is refused too is tried later', async () => {
    refresh = async () => {
      token = `${token}+`;
      return true;
    };
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      await refuse(turn);
      while (PlayedSocket.opened.length === turn + 1) await vi.advanceTimersToNextTimerAsync();
    }
    socket(6).open();
    socket(6).say({ op: 'ready' });
    expect(heard).toEqual([...Array(6).fill('down'), 'ready']);
    expect(asked).toEqual(['old', 'old+', 'old++']);
  });

  it.each([
    ['too many sockets of one person', CloseCode.FORBIDDEN],
    ['a frame that was not understood', CloseCode.BAD_FRAME],
    ['a server that starts again', CloseCode.RESTART],
    ['a reader that was too slow', CloseCode.SLOW],
  ])('comes again after %s', async (_, code) => {
    socket(0).open();
    socket(0).end(code);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(PlayedSocket.opened).toHaveLength(2);
    expect(heard).toEqual(['down']);
  });

  it('opens no socket after it was closed during a renewal', async () => {
    let answer = (_: boolean): void => undefined;
    refresh = () => new Promise((resolve) => (answer = resolve));
    await refuse(0);
    connection.close();
    answer(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(PlayedSocket.opened).toHaveLength(1);
  });
});
