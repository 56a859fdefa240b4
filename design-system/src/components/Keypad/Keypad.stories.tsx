import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Keypad } from './Keypad.tsx';

const meta = { title: 'Fields/Keypad', component: Keypad } satisfies Meta;
export default meta;
type Story = StoryObj;

export const SecurityPassword: Story = {
  render: function SecurityPassword() {
    const say = useSay();
    const [value, setValue] = useState('40');
    return (
      <Box width="dialog">
        <Stack gap="lg">
          <CodeField label={say('安全密码', 'Passcode')} masked value={value} onChange={setValue} />
          <Keypad
            label={say('数字键盘', 'Number keys')}
            deleteLabel={say('删除', 'Delete')}
            value={value}
            length={6}
            onChange={setValue}
          />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
    await expect(canvas.getByLabelText(/安全密码|Passcode/)).toHaveValue('407');
  },
};

export const Locked: Story = {
  render: function Locked() {
    const say = useSay();
    return (
      <Box width="dialog">
        <Keypad
          disabled
          label={say('数字键盘', 'Number keys')}
          deleteLabel={say('删除', 'Delete')}
          value=""
          length={6}
          onChange={() => undefined}
        />
      </Box>
    );
  },
};
