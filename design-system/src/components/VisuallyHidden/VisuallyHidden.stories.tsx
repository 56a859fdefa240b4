import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Words/VisuallyHidden', component: VisuallyHidden } satisfies Meta;
export default meta;
type Story = StoryObj;

export const BesideADrawing: Story = {
  render: function BesideADrawing() {
    const say = useSay();
    return (
      <Inline>
        <Icon of={StarIcon} fill="solid" />
        <VisuallyHidden>{say('收藏', 'Saved')}</VisuallyHidden>
        <Text>3.6k</Text>
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    // Read, because it is in the page; takes no visible space.
    const words = canvas.getByText(/收藏|Saved/);
    await expect(words.offsetWidth).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(words).display).not.toBe('none');
  },
};
