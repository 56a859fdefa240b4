import type { Meta, StoryObj } from '@storybook/react-vite';
import { SamplePost } from '../../stories/SamplePost.tsx';
import { useSay } from '../../stories/say.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, CardActions, CardBody, CardFeed, CardGap, CardHeader, CardMedia } from './Card.tsx';

const meta = {
  title: 'Content/Card',
  component: Card,
  subcomponents: { CardFeed, CardHeader, CardBody, CardMedia, CardActions, CardGap },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Feed: Story = {
  render: () => (
    <CardFeed>
      <SamplePost picture="/art/northlights.svg" />
      <SamplePost picture="/art/noodles.svg" ratio={5 / 4} />
    </CardFeed>
  ),
};

export const Panel: Story = {
  parameters: { layout: 'padded' },
  render: function Panel() {
    const say = useSay();
    return (
      <Card as="section" pad="panel">
        <Heading level={2}>{say('可能认识', 'People to follow')}</Heading>
        <Text tone="secondary">{say('8 位共同好友', '8 mutual friends')}</Text>
      </Card>
    );
  },
};
