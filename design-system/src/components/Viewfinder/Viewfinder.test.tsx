import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Viewfinder } from './Viewfinder.tsx';

test('gives its owner the element that shows the stream, silent and in its place', () => {
  const video = createRef<HTMLVideoElement>();
  render(<Viewfinder label="Hold the code in the frame" video={video} />);
  expect(video.current).toBe(screen.getByLabelText('Hold the code in the frame'));
  expect([video.current?.muted, video.current?.hasAttribute('playsinline')]).toEqual([true, true]);
});
