import type { Tokens } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResultOf } from '../../../lib/http/call.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal as refusalOf } from '../../../lib/http/testing/fake-calls.ts';
import { deviceId } from '../device.ts';
import { QrLogin } from './qr-login.store.ts';

const PATH = 'POST /api/v1/web/login';
const tokens: Tokens = { access_token: 'a', refresh_token: 'r' };
const failure = (code: string) => refusalOf(code, { message: 'server text' });

let answers: (ResultOf<typeof PATH> | Error)[];
let polled: string[];
let opened: Tokens[];
let signedIn: string | undefined;
let created: number;
let refusal: Error | undefined;
let wait: QrLogin;

const set = (visibility: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  // Made once, by the browser's real cryptography.
  await deviceId();
  vi.useFakeTimers();
  answers = [];
  polled = [];
  opened = [];
  signedIn = undefined;
  created = 0;
  refusal = undefined;
  wait = new QrLogin(
    fakeCalls({
      'POST /api/v1/login/qrcode': () => {
        if (refusal) throw refusal;
        created += 1;
        return { passcode: `code-${created}`, expires_in: 60 };
      },
      [PATH]: ({ body: { passcode } }) => {
        polled.push(passcode);
        const answer = answers.shift() ?? { status: 'waiting' };
        if (answer instanceof Error) throw answer;
        return answer;
      },
    }),
    { access: () => signedIn, open: async (pair) => void opened.push(pair) },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a browser that waits to be let in', () => {
  it('goes from waiting over scanned to signed in, and asks no further', async () => {
    await wait.start();
    const stop = wait.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.state).toMatchObject({ status: 'waiting', passcode: 'code-1' });
    answers.push({ status: 'scanned', avatar: '/a.png', nickname: 'Owner' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(wait.state).toMatchObject({ status: 'scanned', by: { avatar: '/a.png', nickname: 'Owner' } });
    answers.push({ status: 'login', ...tokens });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(opened).toEqual([tokens]);
    const asked = polled.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(polled).toHaveLength(asked);
    stop();
  });

  it.each(['refused', 'expired'] as const)(
    'stops when it is %s, and starts over with a new code',
    async (status) => {
      await wait.start();
      answers.push({ status });
      await wait.look();
      expect(wait.state).toEqual({ status });
      await wait.look();
      expect(polled).toEqual(['code-1']);
      await wait.start();
      expect(wait.state).toMatchObject({ status: 'waiting', passcode: 'code-2' });
    },
  );

  it('asks nothing in the background, and at once when it is seen again', async () => {
    await wait.start();
    const stop = wait.watch();
    await vi.advanceTimersByTimeAsync(0);
    set('hidden');
    const before = polled.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(polled).toHaveLength(before);
    set('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(polled).toHaveLength(before + 1);
    stop();
  });

  it('asks nothing once its page was left', async () => {
    await wait.start();
    wait.watch()();
    await vi.advanceTimersByTimeAsync(0);
    const before = polled.length;
    await vi.advanceTimersByTimeAsync(20_000);
    set('visible');
    expect(polled).toHaveLength(before);
  });

  it('bears a lost connection while its code lives, and gives up afterwards', async () => {
    await wait.start();
    answers.push(connectionLost(PATH));
    await wait.look();
    expect(wait.state.status).toBe('waiting');
    vi.setSystemTime(Date.now() + 61_000);
    answers.push(connectionLost(PATH));
    await wait.look();
    expect(wait.state).toEqual({ status: 'expired' });
  });

  it('says in its place what was refused', async () => {
    await wait.start();
    answers.push(failure('api.invalid_device_id'));
    await wait.look();
    expect(wait.state).toEqual({ status: 'failed', problem: { plain: 'server text' } });
  });

  it('says when it gets no code', async () => {
    refusal = failure('api.too_frequent');
    await wait.start();
    expect(wait.state).toEqual({ status: 'failed', problem: { plain: 'server text' } });
  });

  it('takes no answer about a code that was given up', async () => {
    await wait.start();
    answers.push({ status: 'refused' });
    const late = wait.look();
    await wait.start();
    await late;
    expect(wait.state).toMatchObject({ status: 'waiting', passcode: 'code-2' });
  });

  it('replaces nobody who came in another way meanwhile', async () => {
    await wait.start();
    signedIn = 'access';
    answers.push({ status: 'login', ...tokens });
    await wait.look();
    expect(opened).toEqual([]);
  });
});
