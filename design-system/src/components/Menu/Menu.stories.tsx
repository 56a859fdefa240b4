import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { BellOffIcon, CopyIcon, MoreIcon, PinIcon, ReplyIcon, TrashIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { Bubble } from '../Bubble/Bubble.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './MenuItems.tsx';

const meta = { title: 'Overlays/Menu' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function useEntries(): MenuEntry[] {
  const say = useSay();
  const [muted, setMuted] = useState(true);
  const onSelect = () => undefined;
  return [
    { kind: 'action', id: 'reply', label: say('回复', 'Reply'), icon: ReplyIcon, onSelect },
    { kind: 'action', id: 'pin', label: say('置顶', 'Pin'), icon: PinIcon, disabled: true, onSelect },
    { kind: 'action', id: 'copy', label: say('复制', 'Copy'), icon: CopyIcon, onSelect },
    {
      kind: 'check',
      id: 'mute',
      label: say('免打扰', 'Muted'),
      icon: BellOffIcon,
      checked: muted,
      onSelect: () => setMuted(!muted),
    },
    { kind: 'rule', id: 'rule' },
    { kind: 'action', id: 'remove', label: say('撤回', 'Remove'), icon: TrashIcon, tone: 'danger', onSelect },
  ];
}

export const Open: Story = {
  render: function Open() {
    const say = useSay();
    const label = say('更多', 'More');
    return (
      <Menu align="start" trigger={<IconButton icon={MoreIcon} label={label} />} entries={useEntries()} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const items = screen.getAllByRole('menuitem');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    // The line that cannot be used is passed over.
    await expect(items[2]).toHaveFocus();
  },
};

export const OnAMessage: Story = {
  render: function OnAMessage() {
    const say = useSay();
    return (
      <Box width="dialog">
        <ContextMenu label={say('这条消息', 'This message')} entries={useEntries()}>
          <Bubble side="other" time="14:03">
            {say('长按或右键我', 'Press and hold, or right-click')}
          </Bubble>
        </ContextMenu>
      </Box>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText(/长按|Press/) });
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
