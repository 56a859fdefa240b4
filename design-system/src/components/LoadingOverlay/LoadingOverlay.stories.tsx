import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = { title: 'Overlays/LoadingOverlay', component: LoadingOverlay } satisfies Meta;
export default meta;
type Story = StoryObj;

export const UnderWay: Story = {
  render: function UnderWay() {
    const say = useSay();
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{say('提现', 'Withdraw')}</Button>
        <LoadingOverlay open={open} label={say('正在提交', 'Sending')} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const overlay = canvas.getByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(overlay).toHaveAttribute('open');
  },
};
