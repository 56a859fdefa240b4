import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { useSampleEntries } from '../../stories/sampleEntries.ts';
import { useSay } from '../../stories/say.tsx';
import { Bubble, MessageRow } from '../Bubble/Bubble.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const meta = { title: 'Overlays/ContextMenu', component: ContextMenu } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OnAMessage: Story = {
  render: function OnAMessage() {
    const say = useSay();
    return (
      <ContextMenu label={say('这条消息', 'This message')} entries={useSampleEntries()}>
        <MessageRow side="other">
          <Bubble side="other" time="14:03">
            {say('长按或右键我', 'Press and hold, or right-click')}
          </Bubble>
        </MessageRow>
      </ContextMenu>
    );
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/长按|Press/);
    const row = words.closest<HTMLElement>('[data-message]');
    if (!row) throw new Error('the message has no row');
    // A keyboard has Shift+F10: the browser tells whoever has the focus.
    row.focus();
    fireEvent.contextMenu(row);
    // It grows out of nothing, where nothing asks for less motion.
    const menu = await screen.findByRole('menu', { name: /这条消息|This message/ });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    // The line that cannot be used is passed over.
    await expect(screen.getByRole('menuitem', { name: /复制|Copy/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(row).toHaveFocus();
    await userEvent.pointer({ keys: '[MouseRight]', target: words });
    const again = await screen.findByRole('menu');
    await waitFor(() => expect(again).toBeVisible());
  },
};
