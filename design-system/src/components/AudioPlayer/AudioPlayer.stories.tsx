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
    const player = { labels, clock, onToggle: () => undefined, onSeek: () => undefined } as const;
    return (
      <Stack gap="md" align="start">
        <Box surface="control" radius="lg" padX="sm" padY="xs">
          <AudioPlayer
            {...player}
            state="idle"
            seconds={0}
            duration={42}
            peaks={peaks}
            unheard={say('未听', 'Not played yet')}
          />
        </Box>
        <Box surface="accentSoft" radius="lg" padX="sm" padY="xs">
          <AudioPlayer {...player} state="idle" seconds={0} duration={3} />
        </Box>
      </Stack>
    );
  },
};

/** While it plays, and while it comes. */
export const Heard: Story = {
  parameters: { picture: false },
  render: function Heard() {
    const say = useSay();
    const player = {
      labels: { play: say('播放', 'Play'), pause: say('暂停', 'Pause'), position: say('进度', 'Position') },
      clock,
      peaks,
      duration: 42,
      onToggle: () => undefined,
      onSeek: () => undefined,
      speed: { value: 1.5, label: say('速度，1.5 倍', 'Speed, 1.5×'), onChange: () => undefined },
    } as const;
    return (
      <Stack gap="md" align="start">
        {(['playing', 'paused', 'loading'] as const).map((state) => (
          <Box key={state} surface="control" radius="lg" padX="sm" padY="xs">
            <AudioPlayer {...player} state={state} seconds={state === 'loading' ? 0 : 16} />
          </Box>
        ))}
      </Stack>
    );
  },
};
