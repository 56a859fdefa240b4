import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSquares } from './square-pictures.ts';

test('of many pictures at once those that would wait too long are refused, and the others are drawn', async () => {
  const sent = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const drawing = await Promise.allSettled(
    Array.from({ length: 60 }, () => drawSquares(sent, () => true, [4])),
  );
  const refused = drawing.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: 'api.too_frequent' } });
});
