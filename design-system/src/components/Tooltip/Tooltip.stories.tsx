import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PinIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = { title: 'Overlays/Tooltip', component: Tooltip } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OnFocus: Story = {
  render: function OnFocus() {
    const say = useSay();
    return (
      <Tooltip text={say('最多置顶 5 条', 'Five pins at most')}>
        <IconButton icon={PinIcon} label={say('置顶', 'Pin')} />
      </Tooltip>
    );
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
