import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PlayerBar } from './PlayerBar.tsx';

const meta = { title: 'Media/PlayerBar', component: PlayerBar } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = {
  parameters: { picture: false },
  render: function States() {
    const say = useSay();
    return (
      <Stack gap="md">
        {(['playing', 'paused', 'loading'] as const).map((state) => (
          <PlayerBar
            key={state}
            label={say(`语音 ${state}`, `Voice message, ${state}`)}
            title={say('海边的周末', 'Kavya')}
            detail={say('周末去山里 · 0:16 / 0:42', 'Into the hills · 0:16 / 0:42')}
            share={state === 'loading' ? 0 : 0.4}
            state={state}
            labels={{ play: say('播放', 'Play'), pause: say('暂停', 'Pause'), close: say('关闭', 'Close') }}
            onToggle={() => undefined}
            onOpen={() => undefined}
            onClose={() => undefined}
          />
        ))}
      </Stack>
    );
  },
};

/** Over any page, above what stands at its foot. */
export const OverPage: Story = {
  parameters: { picture: false, layout: 'fullscreen' },
  render: function OverPage() {
    const say = useSay();
    return (
      <PlayerBar
        place="foot"
        label={say('语音', 'Voice message')}
        title={say('海边的周末', 'Kavya')}
        detail={say('周末去山里 · 0:16 / 0:42', 'Into the hills · 0:16 / 0:42')}
        share={0.4}
        state="playing"
        labels={{ play: say('播放', 'Play'), pause: say('暂停', 'Pause'), close: say('关闭', 'Close') }}
        onToggle={() => undefined}
        onOpen={() => undefined}
        onClose={() => undefined}
      />
    );
  },
};
