import { describe, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { AccountGate } from './gate.store.ts';
import { UsersStore } from './users.store.ts';

const setUp = () => {
  const users = new UsersStore(fakeCalls({ 'GET /api/v1/users/me': () => new Promise(() => undefined) }));
  return { users, gate: new AccountGate(users) };
};

describe('the account gate', () => {
  it('lets a signed-in person through at once', () => {
    const { users, gate } = setUp();
    void users.enter();
    const action = vi.fn();
    gate.require(action);
    expect(action).toHaveBeenCalledOnce();
    expect(gate.prompt).toBeUndefined();
  });

  it('asks a guest, and goes on after the login', () => {
    const { users, gate } = setUp();
    const action = vi.fn();
    const person = { id: 'p1', avatar: '', nickname: 'Meera' };
    gate.require(action, { person });
    expect(gate.prompt).toEqual({ person });
    expect(action).not.toHaveBeenCalled();
    void users.enter();
    expect(action).toHaveBeenCalledOnce();
    expect(gate.prompt).toBeUndefined();
  });

  it('forgets the wish of somebody who would rather not', () => {
    const { users, gate } = setUp();
    const action = vi.fn();
    gate.require(action);
    gate.dismiss();
    void users.enter();
    expect(action).not.toHaveBeenCalled();
  });

  it('waits with the action until the dialog has said its last word', () => {
    const { users, gate } = setUp();
    const action = vi.fn();
    gate.require(action);
    const release = gate.hold();
    void users.enter();
    expect(action).not.toHaveBeenCalled();
    expect(gate.prompt).toBeDefined();
    release();
    expect(action).toHaveBeenCalledOnce();
    expect(gate.prompt).toBeUndefined();
  });

  it('goes on once when a held dialog is closed by somebody who is signed in', () => {
    const { users, gate } = setUp();
    const action = vi.fn();
    gate.require(action);
    const release = gate.hold();
    void users.enter();
    gate.dismiss();
    release();
    expect(action).toHaveBeenCalledOnce();
  });

  it('keeps the person and the wish when the quota runs out meanwhile', () => {
    const { users, gate } = setUp();
    const action = vi.fn();
    const person = { id: 'p1', avatar: '', nickname: 'Meera' };
    gate.require(action, { person });
    gate.ask();
    expect(gate.prompt).toEqual({ person });
    void users.enter();
    expect(action).toHaveBeenCalledOnce();
  });
});
