import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';
import { gridColumns } from './Grid.variants.ts';

const meta = { title: 'Layout/Grid', component: Grid } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Columns: Story = {
  render: () => (
    <Stack gap="xl">
      {gridColumns.map((columns) => (
        <Grid key={columns} columns={columns}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Box key={key} surface="control" radius="sm" padX="md" padY="md">
              <Text lines={1}>{columns}</Text>
            </Box>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const inOneRow = (columns: string) => {
      const cells = canvas.getAllByText(columns).map((words) => words.getBoundingClientRect());
      return cells.filter(({ top }) => top === cells[0]?.top).length;
    };
    await expect(inOneRow('2')).toBe(2);
    await expect(inOneRow('3')).toBe(3);
  },
};
