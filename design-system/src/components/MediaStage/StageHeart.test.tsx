import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StageHeart } from './StageHeart.tsx';

test('a heart stands where the finger was, unseen by screen readers, and goes by itself', async () => {
  const beat = Promise.withResolvers<Animation>();
  const animate = vi.fn(() => ({ finished: beat.promise, cancel: vi.fn() }) as unknown as Animation);
  Element.prototype.animate = animate;
  const onGone = vi.fn();
  const { container } = render(<StageHeart x={120} y={300} onGone={onGone} />);
  const heart = container.querySelector<HTMLElement>('[aria-hidden]');
  expect([heart?.style.left, heart?.style.top]).toEqual(['120px', '300px']);
  expect(animate).toHaveBeenCalledOnce();
  expect(onGone).not.toHaveBeenCalled();
  beat.resolve({} as Animation);
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});
