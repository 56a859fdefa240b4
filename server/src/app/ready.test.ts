import { expect, test, vi } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

test('who asks whether a node is ready has one brand looked at, and the next the next: many are no longer in coming', async () => {
  const app = await startTestApp();
  try {
    const looked = vi.spyOn(app.services.auth, 'authenticate');
    const brands = app.infra.brands.all.map(({ id }) => id);
    for (const [at] of brands.entries()) {
      expect((await app.call({ url: '/readyz' })).status).toBe(200);
      expect(looked).toHaveBeenCalledTimes(at + 1);
    }
    expect(looked.mock.calls.map(([{ brand }]) => brand.id)).toEqual(brands);
    looked.mockRejectedValueOnce(new Error('away'));
    expect((await app.call({ url: '/readyz' })).status).toBe(503);
  } finally {
    await app.stop();
  }
});
