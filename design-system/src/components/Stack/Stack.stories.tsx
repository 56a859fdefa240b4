import type { Meta, StoryObj } from '@storybook/react-vite';
import { spaceNames } from '../../lib/space.ts';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gaps: Story = {
  render: () => (
    <Inline wrap gap="xl" align="start">
      {spaceNames.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text size="caption" tone="secondary">
            {gap}
          </Text>
          {[1, 2, 3].map((row) => (
            <Box key={row} surface="accentSoft" padX="xl" padY="sm" radius="sm" />
          ))}
        </Stack>
      ))}
    </Inline>
  ),
};
