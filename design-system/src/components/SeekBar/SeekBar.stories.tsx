import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { SeekBar } from './SeekBar.tsx';

const meta = { title: 'Media/SeekBar', component: SeekBar } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OverAPicture: Story = {
  render: function OverAPicture() {
    const say = useSay();
    const [seconds, setSeconds] = useState(16);
    return (
      <div className="flex rounded-media bg-media-stage p-page text-media">
        <SeekBar
          label={say('播放进度', 'Position')}
          value={seconds}
          max={42}
          valueText={`${Math.floor(seconds)} / 42`}
          onSeek={setSeconds}
        />
      </div>
    );
  },
};
