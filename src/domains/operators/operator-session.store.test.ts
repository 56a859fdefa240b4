// @vitest-environment node
import type { OperatorSelf } from '@livery/contract';
import { expect, it } from 'vitest';
import { ApiFailure, type FailureCode, NO_CONNECTION } from '../../lib/http/failure.ts';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { OperatorSession } from './operator-session.store.ts';

const ANN: OperatorSelf = { id: 'o1', name: 'ann', role: 'support', rights: ['self', 'settings.read'] };
const refused = (code: FailureCode) => () =>
  Promise.reject(new ApiFailure({ code, message: '', params: {}, status: 400, call: '' }));

it('goes in by two steps, and may what the server says', async () => {
  const session = new OperatorSession(
    fakeCalls({
      'POST /ops/api/sign-in': () => ({ next: 'code' as const }),
      'POST /ops/api/sign-in/code': () => ANN,
    }),
  );
  await session.signIn('ann', 'x');
  expect(session.state.status).toBe('code');
  await session.giveCode('123456');
  expect(session.self).toEqual(ANN);
  expect([session.may('settings.read'), session.may('settings.write')]).toEqual([true, false]);
});

it('says in its own words what was wrong, and stays where it is', async () => {
  const session = new OperatorSession(
    fakeCalls({
      'POST /ops/api/sign-in': () => ({ next: 'code' as const }),
      'POST /ops/api/sign-in/code': refused('api.invalid_code'),
    }),
  );
  await session.signIn('ann', 'x');
  await session.giveCode('123456');
  expect(session.state.status).toBe('code');
  expect(session.sending.problem).toEqual({ id: 'ops.sign_in.wrong_code' });
});

it('begins again for who came too late with the code', async () => {
  const session = new OperatorSession(
    fakeCalls({ 'POST /ops/api/sign-in/code': refused('api.unauthorized') }),
  );
  await session.giveCode('123456');
  expect(session.state).toEqual({ status: 'out', isOver: true });
});

it('is out where nobody is known, and after a call that was refused', async () => {
  const stranger = new OperatorSession(fakeCalls({ 'GET /ops/api/me': refused('api.unauthorized') }));
  await stranger.restore();
  expect(stranger.state).toEqual({ status: 'out', isOver: false });
  const ann = new OperatorSession(fakeCalls({ 'GET /ops/api/me': () => ANN }));
  await ann.restore();
  ann.end();
  expect(ann.state).toEqual({ status: 'out', isOver: true });
});

it('stays in where signing out did not come through, and is out where the session was over', async () => {
  const leaving = async (code?: FailureCode) => {
    const calls = fakeCalls({ 'GET /ops/api/me': () => ANN, 'POST /ops/api/sign-out': () => ({}) });
    const session = new OperatorSession(calls);
    await session.restore();
    if (code) calls.answers = { 'POST /ops/api/sign-out': refused(code) };
    return [await session.signOut(), session.state.status];
  };
  expect(await leaving()).toEqual([true, 'out']);
  expect(await leaving(NO_CONNECTION)).toEqual([false, 'in']);
  expect(await leaving('api.unavailable')).toEqual([false, 'in']);
  expect(await leaving('api.unauthorized')).toEqual([true, 'out']);
});
