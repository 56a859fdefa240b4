import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';
import { avatarSizes } from './Avatar.variants.ts';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { name: '林间小满', src: '/art/p1.svg' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline gap="md">
      {avatarSizes.map((size) => (
        <Avatar key={size} size={size} name="Meera Nair" src="/art/p1.svg" />
      ))}
    </Inline>
  ),
};

export const Initials: Story = {
  render: () => (
    <Inline gap="md">
      <Avatar name="林间小满" />
      <Avatar name="Meera Nair" />
      <Avatar name="拾光" src="/art/does-not-exist.svg" />
    </Inline>
  ),
};

export const Here: Story = {
  render: function Here() {
    const say = useSay();
    return <Avatar name="林间小满" src="/art/p4.svg" size="lg" presence={say('在线', 'Online')} />;
  },
};
