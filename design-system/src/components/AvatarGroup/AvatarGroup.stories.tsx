import type { Meta, StoryObj } from '@storybook/react-vite';
import { avatarSizes } from '../Avatar/Avatar.variants.ts';
import { Inline } from '../Inline/Inline.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = [
  { id: '1', name: '林间小满', src: '/art/p1.svg' },
  { id: '2', name: 'Arjun', src: '/art/p4.svg' },
  { id: '3', name: '海边的周末' },
  { id: '4', name: 'Kavya', src: '/art/p2.svg' },
];

const meta = {
  title: 'Content/AvatarGroup',
  component: AvatarGroup,
  args: { people, name: '周末去山里' },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneToFour: Story = {
  render: () => (
    <Inline gap="md">
      {[0, 1, 2, 3, 4].map((count) => (
        <AvatarGroup key={count} size="lg" name="周末去山里" people={people.slice(0, count)} />
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap="md">
      {avatarSizes.map((size) => (
        <AvatarGroup key={size} size={size} name="周末去山里" people={people} />
      ))}
    </Inline>
  ),
};
