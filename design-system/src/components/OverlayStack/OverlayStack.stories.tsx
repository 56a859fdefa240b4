import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { OverlayStack } from './OverlayStack.tsx';

const meta = {
  title: 'Overlays/OverlayStack',
  component: OverlayStack,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const TwoDeep: Story = {
  render: function TwoDeep() {
    const say = useSay();
    const [depth, setDepth] = useState(0);
    const titles = [say('聊天信息', 'Chat info'), say('成员', 'Members')];
    const deeper = (
      <Box padX="page" padY="lg">
        <Button onClick={() => setDepth((now) => now + 1)}>{say('再进一层', 'One deeper')}</Button>
      </Box>
    );
    return (
      <>
        {deeper}
        <OverlayStack
          overlays={titles.slice(0, depth).map((title) => ({ id: title, title, content: deeper }))}
          backLabel={say('返回', 'Back')}
          onBack={() => setDepth((now) => now - 1)}
          onClose={() => setDepth(0)}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const deeper = /再进|deeper/;
    await userEvent.click(canvas.getByRole('button'));
    const opener = within(await screen.findByRole('dialog')).getByRole('button', { name: deeper });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
