import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SparkBars } from './SparkBars.tsx';

const meta = {
  title: 'Content/SparkBars',
  component: SparkBars,
  parameters: { picture: false },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const hours = (most: number) =>
  Array.from({ length: 24 }, (_, at) => ({
    name: `${at}:00`,
    value: Math.round(most * (1 + Math.sin(at / 3)) ** 2),
  }));

/** What nobody has measured is a gap. */
const sinceTheMorning = hours(100).map(({ name, value }, at) => (at < 9 ? { name } : { name, value }));

export const OfADay: Story = {
  render: function OfADay() {
    const say = useSay();
    return (
      <Card pad="panel" edge="roomy">
        <Stack gap="sm">
          <Text size="footnote" tone="secondary">
            {say('消息', 'Messages')}
          </Text>
          <SparkBars label={say('最近 24 小时的消息', 'Messages of the last 24 hours')} bars={hours(100)} />
          <SparkBars label={say('上午才开始记录', 'Measured since the morning')} bars={sinceTheMorning} />
          <SparkBars label={say('什么也没有', 'Nothing at all')} bars={hours(0)} />
        </Stack>
      </Card>
    );
  },
};
