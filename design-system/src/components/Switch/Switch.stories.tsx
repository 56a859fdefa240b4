import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = { title: 'Fields/Switch', component: Switch } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = {
  render: function States() {
    const say = useSay();
    const [on, setOn] = useState(true);
    return (
      <Stack align="start">
        <Switch label={say('免打扰', 'Mute')} checked={on} onChange={setOn} />
        <Switch label={say('置顶', 'Pin')} checked={!on} onChange={(next) => setOn(!next)} />
        <Switch label={say('不可用', 'Unavailable')} checked disabled onChange={() => undefined} />
      </Stack>
    );
  },
};
