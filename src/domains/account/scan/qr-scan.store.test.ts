// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal as refusalOf } from '../../../lib/http/testing/fake-calls.ts';
import { qrLink } from '../../auth/index.ts';
import { QrScan } from './qr-scan.store.ts';

const ORIGIN = 'https://aurora.example';
const CODE = 'a-passcode-of-some-length';
const browser = { device_type: 'web', agent: 'Kitchen Browser' };

let sent: unknown[];
let refusal: Error | undefined;
let scan: QrScan;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  const answer = <Result>(body: unknown, result: Result) => {
    sent.push(body);
    if (refusal) throw refusal;
    return result;
  };
  scan = new QrScan(
    fakeCalls({
      'POST /api/v1/login/qrcode/scan': ({ body }) => answer(body, browser),
      'POST /api/v1/login/qrcode/validate': ({ body }) => answer(body, {}),
    }),
  );
});

describe('the device that lets a browser in', () => {
  it('shows what asks, and sends nothing more until its owner decides', async () => {
    scan.read(qrLink(ORIGIN, CODE), ORIGIN);
    await Promise.resolve();
    await Promise.resolve();
    expect(scan.state).toMatchObject({ status: 'scanned', browser });
    expect(sent).toEqual([{ passcode: CODE }]);
  });

  it.each([
    [true, { status: 'accepted', browser }],
    [false, { status: 'refused' }],
  ])('sends the answer %j', async (accept, state) => {
    await scan.scan(CODE);
    await scan.decide(accept);
    expect(sent[1]).toEqual({ passcode: CODE, accept });
    expect(scan.state).toEqual(state);
  });

  it('decides once', async () => {
    await scan.scan(CODE);
    await Promise.all([scan.decide(true), scan.decide(false)]);
    expect(sent.slice(1)).toEqual([{ passcode: CODE, accept: true }]);
  });

  it('sends nothing of what is no login code of this place', () => {
    for (const text of ['https://evil.example/profile?dialogVisible=scan#aaaaaaaaaaaaaaaaaaaaaaa', 'hello']) {
      scan.read(text, ORIGIN);
      expect(scan.state).toEqual({ status: 'reading', problem: { id: 'qr.scan.none' } });
    }
    expect(sent).toEqual([]);
  });

  it('reads one code at a time: a camera sees it many times over', () => {
    scan.read(CODE, ORIGIN);
    scan.read(CODE, ORIGIN);
    expect(sent).toHaveLength(1);
  });

  it.each(['api.forbidden', 'api.invalid_passcode', 'api.invalid_data', 'api.invalid_device_id'])(
    'says in its place what is wrong with a code, and takes another: %s',
    async (code) => {
      refusal = refusalOf(code, { message: 'server text' });
      await scan.scan(CODE);
      expect(scan.state).toEqual({ status: 'failed', problem: { plain: 'server text' } });
      scan.again();
      refusal = undefined;
      await scan.scan(CODE);
      expect(scan.state.status).toBe('scanned');
    },
  );

  it.each([
    [connectionLost('POST /api/v1/login/qrcode/scan'), { id: 'error.no_connection', values: {} }],
    // Announced: the dialog has nothing to add but that it goes no further.
    [refusalOf('api.unauthorized'), { id: 'error.retry_later' }],
  ])('goes no further after %s', async (error, problem) => {
    refusal = error;
    await scan.scan(CODE);
    expect(scan.state).toEqual({ status: 'failed', problem });
  });

  it('says when the decision came too late', async () => {
    await scan.scan(CODE);
    refusal = refusalOf('api.forbidden', { message: 'server text' });
    await scan.decide(true);
    expect(scan.state).toEqual({ status: 'failed', problem: { plain: 'server text' } });
  });
});
