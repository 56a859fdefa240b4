import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { holdingLock } from './advisory-lock.ts';

test('work of one name is done one after the other, of another name meanwhile, also when it fails', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const steps: string[] = [];
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = holdingLock(app.db(), 'a', async () => {
    begun.resolve();
    await ended.promise;
    steps.push('first');
    throw new Error('broken');
  });
  await begun.promise;
  const second = holdingLock(app.db('lotus'), 'a', async () => steps.push('second'));
  await holdingLock(app.db(), 'b', async () => steps.push('another'));
  ended.resolve();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(steps).toEqual(['another', 'first', 'second']);
});
