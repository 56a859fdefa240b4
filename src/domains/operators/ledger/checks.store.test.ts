// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { LedgerChecks } from './checks.store.ts';

const GET = 'GET /ops/api/ledger/checks';
const POST = 'POST /ops/api/ledger/checks';
const check = (at: string) => ({ at, took: 5, accounts: 3, entries: 9, finding_count: 0, findings: [] });

it('waits for the verification that was asked for', async () => {
  let looks = 0;
  const http = fakeCalls({
    [GET]: () => {
      looks += 1;
      return { checks: [...(looks > 3 ? [check('later')] : []), check('before')], frozen: [] };
    },
    [POST]: () => ({}),
  });
  const checks = new LedgerChecks(http, 0);
  await checks.load();
  const asking = checks.ask();
  expect(checks.isRunning).toBe(true);
  await asking;
  expect([checks.isRunning, checks.checks[0]?.at, looks]).toEqual([false, 'later', 4]);
});

it('looks for none where asking was refused, and no more when the page is left', async () => {
  let asked = 0;
  const answers = {
    [GET]: () => ({ checks: [], frozen: [] }),
    [POST]: () => {
      asked += 1;
      if (asked === 1) throw refusal('api.too_frequent');
      return {};
    },
  };
  const http = fakeCalls(answers);
  const checks = new LedgerChecks(http, 0);
  await checks.ask();
  expect(http.asked.map(({ call }) => call)).toEqual([POST]);
  const asking = checks.ask();
  checks.stop();
  await asking;
  expect(http.asked.map(({ call }) => call)).toEqual([POST, POST]);
});
