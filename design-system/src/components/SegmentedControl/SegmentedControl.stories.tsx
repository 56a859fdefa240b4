import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = { title: 'Fields/SegmentedControl', component: SegmentedControl } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OfThree: Story = {
  render: function OfThree() {
    const say = useSay();
    const [value, setValue] = useState<'light' | 'dark' | 'system'>('light');
    return (
      <SegmentedControl
        label={say('外观', 'Appearance')}
        value={value}
        onChange={setValue}
        items={[
          { value: 'light', label: say('浅色', 'Light') },
          { value: 'dark', label: say('深色', 'Dark') },
          { value: 'system', label: say('跟随系统', 'System') },
        ]}
      />
    );
  },
};
