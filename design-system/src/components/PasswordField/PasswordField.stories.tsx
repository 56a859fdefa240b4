import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = { title: 'Fields/PasswordField', component: PasswordField } satisfies Meta;
export default meta;
type Story = StoryObj;

function useReveal() {
  const say = useSay();
  return { show: say('显示密码', 'Show password'), hide: say('隐藏密码', 'Hide password') };
}

export const States: Story = {
  render: function States() {
    const say = useSay();
    const reveal = useReveal();
    const [password, setPassword] = useState('secret');
    return (
      <Stack gap="lg">
        <PasswordField
          label={say('密码', 'Password')}
          autoComplete="current-password"
          reveal={reveal}
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          label={say('新密码', 'New password')}
          autoComplete="new-password"
          reveal={reveal}
          error={say('再加 2 位就够了', 'Two more characters and it is fine')}
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          label={say('不可用', 'Unavailable')}
          autoComplete="current-password"
          reveal={reveal}
          disabled
          value="secret"
          onChange={() => undefined}
        />
      </Stack>
    );
  },
};

export const Revealed: Story = {
  render: function Revealed() {
    const say = useSay();
    const [password, setPassword] = useState('abc123XYZ');
    return (
      <PasswordField
        label={say('密码', 'Password')}
        autoComplete="current-password"
        reveal={useReveal()}
        value={password}
        onChange={setPassword}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('abc123XYZ');
  },
};
