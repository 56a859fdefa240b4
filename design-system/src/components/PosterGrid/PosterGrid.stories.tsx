import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Poster, PosterGrid, PosterSkeleton } from './PosterGrid.tsx';

const meta = {
  title: 'Media/PosterGrid',
  component: PosterGrid,
  subcomponents: { Poster, PosterSkeleton },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const OnTheirWay: Story = {
  parameters: { picture: false },
  render: function OnTheirWay() {
    const say = useSay();
    return (
      <PosterGrid label={say('发现', 'Discover')} busy>
        <PosterSkeleton size="hero" />
        <PosterSkeleton size="wide" />
        <PosterSkeleton size="square" />
        <PosterSkeleton size="square" />
      </PosterGrid>
    );
  },
};
