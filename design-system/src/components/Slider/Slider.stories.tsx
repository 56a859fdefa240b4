import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

const meta = { title: 'Controls/Slider', component: Slider } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = {
  render: function States() {
    const say = useSay();
    const [value, setValue] = useState(7);
    const label = say('红包个数', 'Packets');
    const words = (count: number) => say(`${count} 个`, `${count} packets`);
    return (
      <Stack gap="lg">
        <Slider label={label} value={value} min={5} max={10} valueText={words(value)} onChange={setValue} />
        <Slider label={label} disabled value={5} min={5} max={10} valueText={words(5)} onChange={setValue} />
      </Stack>
    );
  },
};
