import type { Meta, StoryObj } from '@storybook/react-vite';
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
          <Box key={surface} surface={surface} padX="lg" padY="lg" radius="md">
            <Text>{say('一块地方', 'A place')}</Text>
          </Box>
        ))}
      </Inline>
    );
  },
};
