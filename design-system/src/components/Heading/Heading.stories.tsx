import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { headingSizes } from './Heading.variants.ts';

const meta = {
  title: 'Words/Heading',
  component: Heading,
  args: { level: 2, children: '今日榜单' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: function Sizes() {
    const say = useSay();
    return (
      <Stack gap="md">
        {headingSizes.map((size) => (
          <Heading key={size} level={2} size={size}>
            {say('等了四个小时，极光终于来了', 'Four hours of waiting, then this')}
          </Heading>
        ))}
      </Stack>
    );
  },
};
