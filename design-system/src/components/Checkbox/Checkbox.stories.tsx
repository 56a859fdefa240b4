import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Link } from '../Link/Link.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'Fields/Choices' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checkboxes: Story = {
  render: function Checkboxes() {
    const say = useSay();
    const [checked, setChecked] = useState(true);
    return (
      <Stack>
        <Checkbox checked={checked} onChange={setChecked}>
          {say('我已阅读并同意', 'I agree to the ')}
          <Link href="#terms">{say('服务条款', 'Terms')}</Link>
        </Checkbox>
        <Checkbox checked={!checked} onChange={(next) => setChecked(!next)}>
          {say('记住我', 'Remember me')}
        </Checkbox>
        <Checkbox checked disabled onChange={() => undefined}>
          {say('不可用', 'Unavailable')}
        </Checkbox>
      </Stack>
    );
  },
};

export const Switches: Story = {
  render: function Switches() {
    const say = useSay();
    const [on, setOn] = useState(true);
    return (
      <Stack align="start">
        <Switch label={say('免打扰', 'Mute')} checked={on} onChange={setOn} />
        <Switch label={say('置顶', 'Pin')} checked={!on} onChange={(next) => setOn(!next)} />
      </Stack>
    );
  },
};

export const Segments: Story = {
  render: function Segments() {
    const say = useSay();
    const [value, setValue] = useState<'light' | 'dark' | 'system'>('light');
    return (
      <Segmented
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
