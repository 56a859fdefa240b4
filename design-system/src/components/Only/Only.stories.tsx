import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isWide } from '../../stories/width.ts';
import { fromScreen } from '../../tailwind/screens.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Only } from './Only.tsx';
import { screenRanges } from './Only.variants.ts';

const meta = { title: 'Layout/Only', component: Only } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OnThisWidth: Story = {
  render: () => (
    <Stack gap="sm">
      {screenRanges.map((range) => (
        <Only key={range} on={range}>
          <Text>{range}</Text>
        </Only>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const seen = screenRanges.filter((range) => canvas.getByText(range).checkVisibility());
    const isDesktop = matchMedia(fromScreen('desktop')).matches;
    await expect(seen).toEqual([isWide() ? 'tabletUp' : 'phone', isDesktop ? 'desktop' : 'belowDesktop']);
  },
};
