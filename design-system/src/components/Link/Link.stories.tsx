import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Words/Link',
  component: Link,
  args: { href: '#terms', children: '服务条款' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: function InText() {
    const say = useSay();
    return (
      <Text as="p">
        {say('汤底熬了六小时，溏心蛋前一晚腌。', 'Six hours of broth, the egg the night before. ')}
        <Link href="#tag" tone="hashtag">
          {say('#一人食', '#comfortfood')}
        </Link>
      </Text>
    );
  },
};

export const Plain: Story = { args: { tone: 'plain' } };
export const Subtle: Story = { args: { tone: 'subtle' } };
