import { expect, test, vi } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

test('every brand is looked at: one after the other for the first who asks whether a node is ready, then all at once', async () => {
  const app = await startTestApp();
  try {
    const { auth } = app.services;
    const { authenticate } = auth;
    const brands = app.infra.brands.all.map(({ id }) => id);
    let together = 0;
    const most: number[] = [];
    const looked = vi.spyOn(auth, 'authenticate').mockImplementation(async (...given) => {
      together += 1;
      most.push(together);
      try {
        return await authenticate(...given);
      } finally {
        together -= 1;
      }
    });
    const ask = async () => {
      looked.mockClear();
      most.length = 0;
      const { status } = await app.call({ url: '/readyz' });
      return {
        status,
        brands: looked.mock.calls.map(([{ brand }]) => brand.id),
        together: Math.max(...most),
      };
    };
    expect(await ask()).toEqual({ status: 200, brands, together: 1 });
    expect(await ask()).toEqual({ status: 200, brands, together: brands.length });
    looked.mockRejectedValueOnce(new Error('away'));
    expect((await app.call({ url: '/readyz' })).status).toBe(503);
  } finally {
    await app.stop();
  }
});
