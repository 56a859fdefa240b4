import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const meta = { title: 'Fields/Select', component: Select } satisfies Meta;
export default meta;
type Story = StoryObj;

type Reason = 'spam' | 'fraud' | 'other';

function useReasons() {
  const say = useSay();
  return [
    { value: 'spam', label: say('垃圾广告', 'Spam') },
    { value: 'fraud', label: say('诈骗', 'Fraud') },
    { value: 'other', label: say('其他', 'Something else') },
  ] as const;
}

export const States: Story = {
  render: function States() {
    const say = useSay();
    const options = useReasons();
    const [value, setValue] = useState<Reason | null>(null);
    const label = say('举报原因', 'Reason');
    const placeholder = say('选一个', 'Choose one');
    return (
      <Stack gap="lg">
        <Select label={label} placeholder={placeholder} options={options} value={value} onChange={setValue} />
        <Select
          label={label}
          hint={say('只有我们看得到', 'Only we see it')}
          options={options}
          value="fraud"
          onChange={setValue}
        />
        <Select
          label={label}
          placeholder={placeholder}
          error={say('先选一个原因', 'Choose a reason first')}
          options={options}
          value={null}
          onChange={setValue}
        />
        <Select label={label} disabled options={options} value="spam" onChange={setValue} />
      </Stack>
    );
  },
};
