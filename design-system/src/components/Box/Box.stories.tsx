import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';
import { boxSurfaces } from './Box.variants.ts';

const meta = { title: 'Layout/Box', component: Box } satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surfaces: Story = {
  render: function Surfaces() {
    const say = useSay();
    return (
      <Inline wrap gap="md">
        {boxSurfaces.map((surface) => (
          <Box key={surface} surface={surface} padX="page" padY="lg" radius="md">
            <Text>{say('一块地方', 'A place')}</Text>
          </Box>
        ))}
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByText(/一块地方|A place/).map((words) => words.parentElement ?? words);
    // Each ground is another of the brand's, and what is in it keeps the same distance.
    const grounds = boxes.map((box) => getComputedStyle(box).backgroundColor);
    await expect(new Set(grounds).size).toBeGreaterThanOrEqual(boxSurfaces.length - 2);
    await expect(new Set(boxes.map((box) => getComputedStyle(box).padding)).size).toBe(1);
  },
};
