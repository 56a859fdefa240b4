import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'Fields/Checkbox', component: Checkbox } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = {
  render: function States() {
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
