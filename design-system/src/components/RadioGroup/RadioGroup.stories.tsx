import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = { title: 'Controls/RadioGroup', component: RadioGroup } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = {
  render: function States() {
    const say = useSay();
    const [value, setValue] = useState<'everyone' | 'mutual' | 'self'>('everyone');
    const options = [
      { value: 'everyone', label: say('所有人', 'Everyone') },
      {
        value: 'mutual',
        label: say('互相关注的人', 'People who follow each other'),
        detail: say('只有你们俩都关注了才看得到', 'Both of you have to follow'),
      },
      { value: 'self', label: say('只有自己', 'Only me'), disabled: true },
    ] as const;
    return (
      <Stack gap="xl">
        <RadioGroup
          label={say('谁可以看', 'Who can see it')}
          options={options}
          value={value}
          onChange={setValue}
        />
        <RadioGroup
          label={say('暂不可改', 'Not now')}
          disabled
          options={options}
          value="mutual"
          onChange={setValue}
        />
      </Stack>
    );
  },
};
