import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

const firstCard = (canvas: HTMLElement): DOMRect => {
  const card = canvas.querySelector('article');
  if (!card) throw new Error('There is no card');
  return card.getBoundingClientRect();
};

/** From edge to edge, one line between two. */
export const Edge: Story = {
  ...Feed,
  parameters: { variants: { feedCard: 'edge' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(firstCard(canvasElement).left).toBeLessThanOrEqual(1);
  },
};

/** No card: a strong line, a large title, and air. */
export const Magazine: Story = {
  ...Feed,
  parameters: { variants: { feedCard: 'magazine' }, picture: false },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('article')].map((card) =>
      card.getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(32);
  },
};

/** The picture small, beside the words. */
export const Compact: Story = {
  ...Feed,
  parameters: { variants: { feedCard: 'compact' }, picture: false },
  play: async ({ canvasElement }) => {
    const { width, height } = firstCard(canvasElement);
    const picture = canvasElement.querySelector('article img')?.getBoundingClientRect();
    await expect(picture?.width).toBeLessThan(width / 2);
    await expect(height).toBeLessThan(360);
  },
};

/** However little room is beside what stands in it: its corners cut no button. */
export const CloseToItsEdge: Story = {
  ...Feed,
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const { left, right } = firstCard(canvasElement);
    const buttons = [...canvasElement.querySelectorAll('article button')];
    await expect(buttons.length).toBeGreaterThan(3);
    for (const pad of [16, 3, 0]) {
      canvasElement.style.setProperty('--density-card-pad', `${pad}px`);
      for (const button of buttons.map((each) => each.getBoundingClientRect())) {
        await expect(button.left).toBeGreaterThanOrEqual(left);
        await expect(button.right).toBeLessThanOrEqual(right);
      }
    }
  },
};
