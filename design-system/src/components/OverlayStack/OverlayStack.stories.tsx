import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BackIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
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
    const back = () => setDepth((now) => now - 1);
    const names = [say('资料', 'Profile'), say('聊天', 'Room')];
    const deeper = (
      <Box padX="page" padY="lg">
        <Button onClick={() => setDepth((now) => now + 1)}>{say('再进一层', 'One deeper')}</Button>
      </Box>
    );
    return (
      <>
        {deeper}
        <OverlayStack
          onBack={back}
          overlays={names.slice(0, depth).map((label) => ({
            id: label,
            label,
            content: (
              <>
                <AppBar
                  title={label}
                  start={<IconButton icon={BackIcon} label={say('返回', 'Back')} onClick={back} />}
                />
                {deeper}
              </>
            ),
          }))}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button');
    await userEvent.click(first);
    await userEvent.click(canvas.getAllByRole('button', { name: /再进|deeper/ }).at(-1) ?? first);
    await userEvent.keyboard('{Escape}');
    // The focus is back on what opened the layer that went.
    const top = canvas.getByRole('dialog');
    await expect(top.contains(document.activeElement)).toBe(true);
  },
};
