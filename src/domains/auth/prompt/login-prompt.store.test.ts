import { describe, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { UsersStore } from '../../users/index.ts';
import { LoginPromptStore } from './login-prompt.store.ts';

const setUp = () => {
  const users = new UsersStore(fakeCalls({ 'GET /api/v1/users/me': () => new Promise(() => undefined) }));
  return { users, loginPrompt: new LoginPromptStore(users) };
};

describe('the login prompt', () => {
  it('lets a signed-in person through at once', () => {
    const { users, loginPrompt } = setUp();
    void users.enter();
    const action = vi.fn();
    loginPrompt.require(action);
    expect(action).toHaveBeenCalledOnce();
    expect(loginPrompt.current).toBeUndefined();
  });

  it('asks a guest, and goes on after the login', () => {
    const { users, loginPrompt } = setUp();
    const action = vi.fn();
    const from = { person: { username: 'meera01', avatar: '', nickname: 'Meera' }, action: 'like' } as const;
    loginPrompt.require(action, { from });
    expect(loginPrompt.current).toEqual({ from });
    expect(action).not.toHaveBeenCalled();
    void users.enter();
    expect(action).toHaveBeenCalledOnce();
    expect(loginPrompt.current).toBeUndefined();
  });

  it('forgets what somebody wanted who would rather not', () => {
    const { users, loginPrompt } = setUp();
    const action = vi.fn();
    loginPrompt.require(action);
    loginPrompt.dismiss();
    void users.enter();
    expect(action).not.toHaveBeenCalled();
  });

  it('waits with the action until the dialog has said its last word', () => {
    const { users, loginPrompt } = setUp();
    const action = vi.fn();
    loginPrompt.require(action);
    const release = loginPrompt.hold();
    void users.enter();
    expect(action).not.toHaveBeenCalled();
    expect(loginPrompt.current).toBeDefined();
    release();
    expect(action).toHaveBeenCalledOnce();
    expect(loginPrompt.current).toBeUndefined();
  });

  it('goes on once when a held dialog is closed by somebody who is signed in', () => {
    const { users, loginPrompt } = setUp();
    const action = vi.fn();
    loginPrompt.require(action);
    const release = loginPrompt.hold();
    void users.enter();
    loginPrompt.dismiss();
    release();
    expect(action).toHaveBeenCalledOnce();
  });

  it('keeps the person and the action when the quota runs out meanwhile', () => {
    const { users, loginPrompt } = setUp();
    const action = vi.fn();
    const from = { person: { username: 'meera01', avatar: '', nickname: 'Meera' }, action: 'like' } as const;
    loginPrompt.require(action, { from });
    loginPrompt.ask();
    expect(loginPrompt.current).toEqual({ from });
    void users.enter();
    expect(action).toHaveBeenCalledOnce();
  });
});
