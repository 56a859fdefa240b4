// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure, CANCELLED, connectionLost } from '../http/failure.ts';
import { Submission } from './submission.ts';

const failure = (code: string, { message = 'the server says', isClaimed = true } = {}) => {
  const failed = new ApiFailure({ code, message, params: {}, status: 400, call: 'POST /api/v1/login' });
  failed.explanation = { display: 'toast', text: 'error.validation', values: {} };
  failed.isClaimed = isClaimed;
  return failed;
};
const refused = (error: unknown) => () => Promise.reject(error);

describe('sending a form', () => {
  it('returns what came of it, and is sent', async () => {
    const submission = new Submission();
    expect(await submission.send(async () => 7)).toEqual({ result: 7 });
    expect(submission.state).toEqual({ status: 'sent' });
  });

  it('goes out once however often it is asked for', async () => {
    const submission = new Submission();
    let release: () => void = () => undefined;
    let sent = 0;
    const first = submission.send(() => {
      sent += 1;
      return new Promise<void>((resolve) => (release = resolve));
    });
    expect(submission.isSending).toBe(true);
    expect(
      await submission.send(async () => {
        sent += 1;
      }),
    ).toBeUndefined();
    release();
    await first;
    expect(sent).toBe(1);
  });

  it("says the server's words about a code that it claims", async () => {
    const submission = new Submission();
    expect(await submission.send(refused(failure('api.block_word')))).toBeUndefined();
    expect(submission.problem).toEqual({ plain: 'the server says' });
    expect(submission.refusal).toBe('api.block_word');
  });

  it("says its own words where it has some, and the catalogue's where the server has none", async () => {
    const own = new Submission(({ code }) =>
      code === 'api.unauthorized' ? { id: 'login.title' } : undefined,
    );
    await own.send(refused(failure('api.unauthorized')));
    expect(own.problem).toEqual({ id: 'login.title' });
    await own.send(refused(failure('api.validation', { message: '' })));
    expect(own.problem).toEqual({ id: 'error.validation', values: {} });
  });

  it('is silent about what has been announced, and remembers that it failed', async () => {
    const submission = new Submission(() => ({ id: 'login.title' }));
    await submission.send(refused(failure('api.validation', { isClaimed: false })));
    expect(submission.state).toEqual({
      status: 'failed',
      code: 'api.validation',
      params: {},
      words: undefined,
    });
  });

  it('says a lost connection in its place', async () => {
    const submission = new Submission();
    await submission.send(refused(connectionLost('POST /api/v1/login')));
    expect(submission.problem).toEqual({ id: 'error.no_connection', values: {} });
  });

  it('says a lost connection elsewhere where the form wants it so', async () => {
    const lost = vi.fn();
    const submission = new Submission(undefined, lost);
    await submission.send(refused(connectionLost('POST /api/v1/login')));
    expect(lost).toHaveBeenCalledOnce();
    expect([submission.problem, submission.refusal]).toEqual([undefined, 'no connection']);
    await submission.send(refused(failure('api.validation')));
    expect(lost).toHaveBeenCalledOnce();
    expect(submission.problem).toEqual({ plain: 'the server says' });
  });

  it('is idle again after it was given up, and after a reset', async () => {
    const submission = new Submission();
    await submission.send(refused(failure(CANCELLED)));
    expect(submission.state).toEqual({ status: 'idle' });
    submission.refuse({ id: 'login.title' });
    submission.reset();
    expect(submission.state).toEqual({ status: 'idle' });
  });

  it('throws on what is no failure of a call', async () => {
    const submission = new Submission();
    await expect(submission.send(refused(new TypeError('a bug')))).rejects.toThrow('a bug');
    expect(submission.state).toEqual({ status: 'idle' });
  });
});
