import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { alertTones } from '../Alert/Alert.variants.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Messages/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: function Tones() {
    const say = useSay();
    const onClick = () => undefined;
    return (
      <Stack gap="md">
        {alertTones.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            action={{ label: say('重试', 'Retry'), onClick }}
            dismiss={{ label: say('关闭', 'Close'), onClick }}
          >
            {say('网络断开了，连上后会自动发送。', 'You are offline. Messages leave when you are back.')}
          </Banner>
        ))}
      </Stack>
    );
  },
};

export const Plain: Story = {
  render: function Plain() {
    const say = useSay();
    return <Banner tone="info">{say('22:00 起维护十分钟。', 'Ten minutes of maintenance at 22:00.')}</Banner>;
  },
};
