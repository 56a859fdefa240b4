import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
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
