import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ownFrame } from '../../stories/ownFrame.ts';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { type ToastItem, ToastStack } from './Toast.tsx';

const meta = { title: 'Messages/ToastStack', component: ToastStack, parameters: ownFrame } satisfies Meta;
export default meta;
type Story = StoryObj;

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
