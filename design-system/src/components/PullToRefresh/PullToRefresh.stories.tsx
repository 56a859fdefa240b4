import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { chosenOf } from '../../lib/chosen.ts';
import { settle } from '../../motion/spring.ts';
import { SamplePost } from '../../stories/SamplePost.tsx';
import { useSay } from '../../stories/say.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';

const meta = { title: 'Content/PullToRefresh', component: PullToRefresh } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Feed: Story = {
  render: function Feed() {
    const say = useSay();
    const area = useRef<HTMLDivElement>(null);
    return (
      <>
        <PullToRefresh
          area={area}
          refreshLabel={say('刷新', 'Refresh')}
          busyLabel={say('正在刷新', 'Refreshing')}
          onRefresh={() => new Promise((done) => setTimeout(done, 1200))}
        />
        <div ref={area}>
          <SamplePost picture="/art/northlights.svg" />
        </div>
      </>
    );
  },
};

/** The way of what was pulled and let go, in pixels, frame by frame. */
const wayBack = async (canvasElement: HTMLElement): Promise<number[]> => {
  const area = canvasElement.querySelector<HTMLElement>('article')?.parentElement;
  if (!area) throw new Error('There is no feed');
  const hasSettled = settle(area, { axis: 'y', from: 200 });
  const [movement] = area.getAnimations();
  const frames = (movement?.effect as KeyframeEffect | null)?.getKeyframes() ?? [];
  movement?.finish();
  await hasSettled;
  return frames.map(({ transform }) => Number.parseFloat(String(transform).slice('translateY('.length)));
};
/** A calm one takes more. */
const FEW = 19;

/** What is let go swings past its place and back. */
export const Springy: Story = {
  ...Feed,
  parameters: { variants: { motion: 'springy' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(Math.min(...(await wayBack(canvasElement)))).toBeLessThan(0);
  },
};

/** It is in its place sooner, and no further. */
export const Crisp: Story = {
  ...Feed,
  parameters: { variants: { motion: 'crisp' }, picture: false },
  play: async ({ canvasElement }) => {
    const way = await wayBack(canvasElement);
    await expect(Math.min(...way)).toBe(0);
    await expect(way.length).toBeLessThan(FEW);
    await expect(chosenOf('--motion-duration-base')).toBe(chosenOf('--motion-duration-quick'));
  },
};
