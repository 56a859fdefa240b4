import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { MoreIcon } from '../../icons/index.ts';
import { useSampleEntries } from '../../stories/sampleEntries.ts';
import { useSay } from '../../stories/say.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const meta = { title: 'Overlays/Menu', component: Menu } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: function Open() {
    const say = useSay();
    const label = say('更多', 'More');
    return (
      <Menu
        align="start"
        trigger={<IconButton icon={MoreIcon} label={label} />}
        entries={useSampleEntries()}
      />
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

/** More lines than there is room for: it ends above the edge of the screen, and its last line is reached. */
export const Long: Story = {
  parameters: { picture: false },
  render: function Long() {
    const say = useSay();
    const label = say('更多', 'More');
    const entries = Array.from({ length: 60 }, (_, index) => ({
      kind: 'action' as const,
      id: String(index),
      label: `${say('第', 'Line')} ${index + 1}`,
      onSelect: () => undefined,
    }));
    return <Menu align="start" trigger={<IconButton icon={MoreIcon} label={label} />} entries={entries} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{End}');
    const menu = screen.getByRole('menu').getBoundingClientRect();
    const last = screen.getAllByRole('menuitem').at(-1)?.getBoundingClientRect();
    await expect(menu.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(last?.bottom).toBeLessThanOrEqual(menu.bottom);
  },
};
