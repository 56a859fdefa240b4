// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { OptimisticToggle } from './optimistic.ts';

const deferred = () => {
  const pending: { wanted: boolean; settle: (error?: Error) => void }[] = [];
  const send = (wanted: boolean) =>
    new Promise<void>((resolve, reject) => {
      pending.push({ wanted, settle: (error) => (error ? reject(error) : resolve()) });
    });
  return { pending, send };
};

describe('an optimistic switch', () => {
  it('shows the new state before the server confirms it', async () => {
    const { pending, send } = deferred();
    const like = new OptimisticToggle(false);
    const done = like.flip(send);
    expect([like.isOn, like.confirmed, like.drift]).toEqual([true, false, 1]);
    pending[0]?.settle();
    await done;
    expect([like.isOn, like.confirmed, like.drift]).toEqual([true, true, 0]);
  });

  it('falls back when the server refuses, and says so', async () => {
    const { pending, send } = deferred();
    const like = new OptimisticToggle(true);
    const done = like.flip(send);
    pending[0]?.settle(new Error('no'));
    await expect(done).rejects.toThrow('no');
    expect(like.isOn).toBe(true);
  });

  it('sends the last state of an impatient finger, one request at a time', async () => {
    const { pending, send } = deferred();
    const like = new OptimisticToggle(false);
    const done = like.flip(send);
    await like.flip(send);
    expect(pending).toHaveLength(1);
    pending[0]?.settle();
    await Promise.resolve();
    await Promise.resolve();
    expect(pending.map(({ wanted }) => wanted)).toEqual([true, false]);
    pending[1]?.settle();
    await done;
    expect([like.isOn, like.confirmed]).toEqual([false, false]);
  });

  it('keeps a change under way when an older state arrives', () => {
    const { send } = deferred();
    const like = new OptimisticToggle(false);
    void like.flip(send);
    like.accept(false);
    expect(like.isOn).toBe(true);
  });
});
