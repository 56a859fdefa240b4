import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ownFrame } from '../../stories/ownFrame.ts';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = { title: 'Overlays/AlertDialog', component: AlertDialog, parameters: ownFrame } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Alert: Story = {
  render: function Alert() {
    const say = useSay();
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{say('置顶', 'Pin')}</Button>
        <AlertDialog
          open={open}
          onClose={() => setOpen(false)}
          title={say('置顶已经满 5 条', 'There are five pins already')}
          text={say('先取消一条，再置顶这条。', 'Remove one of them, then pin this one.')}
          closeLabel={say('知道了', 'Got it')}
        />
      </>
    );
  },
};
