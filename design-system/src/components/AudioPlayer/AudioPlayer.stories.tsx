import type { Meta, StoryObj } from '@storybook/react-vite';
import { clock } from '../../stories/clock.ts';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';

const meta = { title: 'Media/AudioPlayer', component: AudioPlayer } satisfies Meta;
export default meta;
type Story = StoryObj;

const peaks = Array.from({ length: 120 }, (_, at) => Math.abs(Math.sin(at / 5) * Math.cos(at / 17)));

export const VoiceMessages: Story = {
  render: function VoiceMessages() {
    const say = useSay();
    const labels = {
      play: say('播放', 'Play'),
      pause: say('暂停', 'Pause'),
      position: say('进度', 'Position'),
    };
    return (
      <Stack gap="md" align="start">
        <Box surface="control" radius="lg" padX="sm" padY="xs">
          <AudioPlayer
            src="/art/voice.mp3"
            duration={42}
            peaks={peaks}
            labels={labels}
            clock={clock}
            unheard={say('未听', 'Not played yet')}
          />
        </Box>
        <Box surface="accentSoft" radius="lg" padX="sm" padY="xs">
          <AudioPlayer src="/art/voice.mp3" duration={3} labels={labels} clock={clock} />
        </Box>
      </Stack>
    );
  },
};
