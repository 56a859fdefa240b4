import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ownFrame } from '../../stories/ownFrame.ts';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmPopup } from './ConfirmPopup.tsx';

const meta = { title: 'Overlays/ConfirmPopup', component: ConfirmPopup, parameters: ownFrame } satisfies Meta;
export default meta;
type Story = StoryObj;

function Confirm({ loading }: { loading?: boolean }) {
  const say = useSay();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('解散群聊', 'Disband')}</Button>
      <ConfirmPopup
        open={open}
        tone="danger"
        loading={loading}
        title={say('解散“周末去山里”？', 'Disband “Weekend in the hills”?')}
        text={say(
          '128 位成员都会被移出，聊天记录无法找回。',
          'All 128 members leave and the history is gone for good.',
        )}
        cancelLabel={say('再想想', 'Keep it')}
        confirmLabel={say('解散', 'Disband')}
        onCancel={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

export const Question: Story = { render: () => <Confirm /> };
export const AnswerUnderWay: Story = { render: () => <Confirm loading /> };
