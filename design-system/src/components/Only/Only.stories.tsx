import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isWide } from '../../stories/width.ts';
import { fromScreen } from '../../tailwind/screens.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Only } from './Only.tsx';
import { onlyPlaces } from './Only.variants.ts';

const meta = { title: 'Layout/Only', component: Only } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OnThisWidth: Story = {
  render: () => (
    <Stack gap="sm">
      {onlyPlaces.map((place) => (
        <Only key={place} on={place}>
          <Text>{place}</Text>
        </Only>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const seen = onlyPlaces.filter((place) => canvas.getByText(place).checkVisibility());
    const isDesktop = matchMedia(fromScreen('desktop')).matches;
    await expect(seen).toEqual([isWide() ? 'tabletUp' : 'phone', isDesktop ? 'desktop' : 'belowDesktop']);
  },
};
