import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';
import { alertTones } from './Alert.variants.ts';

const meta = { title: 'Messages/Alert', component: Alert } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: function Tones() {
    const say = useSay();
    return (
      <Stack gap="md">
        {alertTones.map((tone) => (
          <Alert key={tone} tone={tone}>
            {say('手机号或密码不对，再看看。', 'Phone or password is wrong. Have another look.')}
          </Alert>
        ))}
      </Stack>
    );
  },
};
