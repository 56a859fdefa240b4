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

export const Sizes: Story = {
  render: function Sizes() {
    const say = useSay();
    return (
      <PosterGrid label={say('发现', 'Discover')}>
        <Poster
          size="hero"
          href="#lights"
          title={say('去北境，追一次极光', 'North, for one night of lights')}
          image="/art/northlights.svg"
        />
        <Poster size="wide" href="#tea" title={say('采一季茶', 'A season of tea')} image="/art/tea.svg" />
        <Poster size="square" href="#cat" title={say('橘猫', 'Ginger cats')} image="/art/cat.svg" />
        <Poster
          size="square"
          href="#kites"
          title={say('风筝', 'Kites')}
          image="/art/kites.svg"
          outside={say('在新标签页打开', 'opens in a new tab')}
        />
      </PosterGrid>
    );
  },
};

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
