import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Content/Badge', component: Badge, args: { children: 3 } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: () => (
    <Inline>
      <Badge>3</Badge>
      <Badge>99+</Badge>
      <Badge tone="subtle">12</Badge>
    </Inline>
  ),
};
