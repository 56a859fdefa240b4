import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { alertTones } from '../Alert/Alert.variants.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type ToastItem, ToastStack } from './Toast.tsx';

const meta = { title: 'Messages/Toast and Alert' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toasts: Story = {
  render: function Toasts() {
    const say = useSay();
    const [toasts, setToasts] = useState<ToastItem[]>([
      {
        id: 'saved',
        text: say('已收藏', 'Saved'),
        tone: 'success',
        action: { label: say('撤销', 'Undo'), onClick: () => undefined },
      },
      { id: 'failed', text: say('关注没成功，请再试一次', 'Could not follow. Try again'), tone: 'error' },
    ]);
    const add = () => setToasts([...toasts, { id: crypto.randomUUID(), text: say('已复制', 'Copied') }]);
    return (
      <>
        <Button onClick={add}>{say('复制', 'Copy')}</Button>
        <ToastStack
          label={say('提示', 'Messages')}
          toasts={toasts}
          onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
        />
      </>
    );
  },
};

export const Alerts: Story = {
  render: function Alerts() {
    const say = useSay();
    return (
      <Stack gap="md">
        {alertTones.map((tone) => (
          <Alert key={tone} tone={tone}>
            {say('手机号或密码不对，再看看。', 'Phone or password is wrong. Have another look.')}
          </Alert>
        ))}
      </Stack>
    );
  },
};
