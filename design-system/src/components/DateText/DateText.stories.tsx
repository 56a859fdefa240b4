import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateText } from './DateText.tsx';

const meta = { title: 'Words/DateText', component: DateText } satisfies Meta;
export default meta;
type Story = StoryObj;

export const RelativeAndAbsolute: Story = {
  render: function RelativeAndAbsolute() {
    const say = useSay();
    const locale = say('zh-CN', 'en');
    return (
      <Stack gap="md">
        <DateText at="2026-11-20T12:00:00Z" locale={locale}>
          {say('2 小时前', '2 h')}
        </DateText>
        <DateText at="2026-11-14T12:00:00Z" locale={locale} />
      </Stack>
    );
  },
};
