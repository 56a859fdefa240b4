import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { qrLink } from './qr-link.ts';
import { QrScan } from './qr-scan.store.ts';

const ORIGIN = 'https://aurora.example';
const CODE = 'a-passcode-of-some-length';
const browser = { device_type: 'web', agent: 'Kitchen Browser' };
const refusalOf = (code: string) =>
  new ApiFailure({ code, message: '', params: {}, status: 400, call: 'POST /api/v1/login/qrcode/scan' });

let sent: unknown[];
let refusal: Error | undefined;
let scan: QrScan;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  const answer = async <Result>(call: unknown, result: Result) => {
    sent.push(call);
    if (refusal) throw refusal;
    return result;
  };
  scan = new QrScan({
    scan: (passcode) => answer({ passcode }, browser),
    decide: (passcode, accept) => answer({ passcode, accept }, {}),
  });
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
    for (const said of ['https://evil.example/profile?dialogVisible=scan#aaaaaaaaaaaaaaaaaaaaaaa', 'hello']) {
      scan.read(said, ORIGIN);
      expect(scan.state).toEqual({ status: 'reading', problem: { id: 'qr.scan.none' } });
    }
    expect(sent).toEqual([]);
  });

  it('reads one code at a time: a camera sees it many times over', () => {
    scan.read(CODE, ORIGIN);
    scan.read(CODE, ORIGIN);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['api.forbidden', 'error.qr_expired'],
    ['api.invalid_passcode', 'error.qr_passcode'],
    ['api.invalid_data', 'error.qr_scan'],
  ])('says in the catalogue’s words what is wrong with a code, and takes another: %s', async (code, id) => {
    refusal = refusalOf(code);
    await scan.scan(CODE);
    expect(scan.state).toEqual({ status: 'failed', problem: { id, values: {} } });
    scan.again();
    refusal = undefined;
    await scan.scan(CODE);
    expect(scan.state.status).toBe('scanned');
  });

  it('says when the decision came too late', async () => {
    await scan.scan(CODE);
    refusal = refusalOf('api.forbidden');
    await scan.decide(true);
    expect(scan.state).toEqual({ status: 'failed', problem: { id: 'error.qr_expired', values: {} } });
  });
});
