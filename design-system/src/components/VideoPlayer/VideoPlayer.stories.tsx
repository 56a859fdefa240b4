import type { Meta, StoryObj } from '@storybook/react-vite';
import { clock } from '../../stories/clock.ts';
import { useSay } from '../../stories/say.tsx';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = { title: 'Media/VideoPlayer', component: VideoPlayer } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Paused: Story = {
  render: function Paused() {
    const say = useSay();
    return (
      <MediaFrame ratio={4 / 3}>
        <VideoPlayer
          src="/art/clip.mp4"
          label={say('云海延时', 'Clouds')}
          poster="/art/northlights.svg"
          duration={42}
          clock={clock}
          labels={{
            play: say('播放', 'Play'),
            pause: say('暂停', 'Pause'),
            mute: say('静音', 'Mute'),
            unmute: say('打开声音', 'Sound on'),
            fullscreen: say('全屏', 'Full screen'),
            position: say('进度', 'Position'),
            loading: say('正在加载', 'Loading'),
          }}
        />
      </MediaFrame>
    );
  },
};
