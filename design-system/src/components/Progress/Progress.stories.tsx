import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Progress } from './Progress.tsx';
import { progressTones } from './Progress.variants.ts';

const meta = { title: 'Messages/Progress', component: Progress } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: function Tones() {
    const say = useSay();
    const values = { accent: 0.62, success: 1, danger: 0.3 };
    return (
      <Stack gap="lg">
        {progressTones.map((tone) => (
          <Stack key={tone} gap="xs">
            <Progress
              label={say('上传 云海延时.mp4', 'Uploading clouds.mp4')}
              tone={tone}
              value={values[tone]}
            />
            <Text size="caption" tone="tertiary" tabular>
              {Math.round(values[tone] * 100)}%
            </Text>
          </Stack>
        ))}
      </Stack>
    );
  },
};
