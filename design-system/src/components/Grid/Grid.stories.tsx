import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';
import { gridColumns } from './Grid.variants.ts';

const meta = { title: 'Layout/Grid' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
};
