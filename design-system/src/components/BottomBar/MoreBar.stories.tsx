import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSampleNav } from '../../compositions/Frame.tsx';
import { useSay } from '../../stories/say.tsx';
import { isWide } from '../../stories/width.ts';
import { MoreBar } from './MoreBar.tsx';

const meta = {
  title: 'Navigation/MoreBar',
  component: MoreBar,
  parameters: { layout: 'fullscreen', screen: 'phone', picture: false },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const OneOfTheRest: Story = {
  render: function OneOfTheRest() {
    const say = useSay();
    const more = { label: say('更多', 'More'), current: true, isOpen: false, onClick: () => undefined };
    return (
      <MoreBar
        label={say('栏目', 'Sections')}
        items={useSampleNav('wallet').bottom.slice(0, 4)}
        more={more}
      />
    );
  },
  play: async ({ canvas }) => {
    if (isWide()) return;
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-current', 'page');
    for (const each of [button, ...canvas.getAllByRole('link')])
      await expect(Math.min(each.offsetWidth, each.offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};
