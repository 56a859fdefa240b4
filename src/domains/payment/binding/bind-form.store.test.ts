import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { AlertStore } from '../../../lib/toasts/alerts.store.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { BindForm } from './bind-form.store.ts';

const BIND = 'POST /api/v1/users/binding/wellpay';

let http: FakeCalls;
let alerts: AlertStore;
let form: BindForm;
let onTaken: Mock<() => void>;

beforeEach(() => {
  alerts = new AlertStore();
  onTaken = vi.fn<() => void>();
  http = fakeCalls({ [BIND]: ({ body }) => ({ bound: true, address: body.address, locked: false }) });
  form = new BindForm({ http, announcers: { toasts: new ToastStore(), alerts }, onTaken });
});

it.each([
  ['abc', false],
  ['abcd', true],
  ['xiao.man@wellpay-1_A', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['小满 7', false],
  ['ab/cd', false],
])('%s is an address: %s', (address, isGood) => {
  form.type(address);
  expect([form.ask(), form.hasProblem]).toEqual([isGood, !isGood]);
});

it('says what is wrong once the field is left, not before and not of an empty one', () => {
  form.look();
  expect(form.hasProblem).toBe(false);
  form.type('abc');
  expect(form.hasProblem).toBe(false);
  form.look();
  expect(form.hasProblem).toBe(true);
  form.type('abcd');
  form.type('abc');
  expect(form.hasProblem).toBe(false);
});

it('binds what was typed, without what a keyboard or a clipboard put around it', async () => {
  form.type('  ｘiaoman＠wellpay ');
  expect(await form.send('286913')).toEqual({ bound: true, address: 'xiaoman@wellpay', locked: false });
  expect(http.asked[0]?.options['body']).toEqual({ address: 'xiaoman@wellpay', security_code: '286913' });
});

it.each(['api.unknown', 'api.db_unknown'])(
  'says that binding failed when nobody knows why (%s)',
  async (code) => {
    http.answers[BIND] = () => {
      throw refusal(code);
    };
    form.type('abcd');
    expect(await form.send('286913')).toBeUndefined();
    expect(alerts.queue).toEqual([{ words: { id: 'error.screen.merchant_binding' }, kind: 'alert' }]);
  },
);

it('has what is bound read when one was bound meanwhile', async () => {
  http.answers[BIND] = () => {
    throw refusal('api.data_exists');
  };
  form.type('abcd');
  await form.send('286913');
  expect(onTaken).toHaveBeenCalledOnce();
});

it('leaves everything else to the catalogue', async () => {
  http.answers[BIND] = () => {
    throw refusal('api.invalid_address');
  };
  form.type('abcd');
  await form.send('286913');
  expect([alerts.queue, form.sending.problem, onTaken.mock.calls.length]).toEqual([[], undefined, 0]);
});
