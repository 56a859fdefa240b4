import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { Card, CardBody, CardFeed, CardHeader, CardMedia } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Content/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Post: Story = {
  parameters: { layout: 'fullscreen' },
  render: function Post() {
    const say = useSay();
    return (
      <CardFeed busy>
        <Card as="article" feed aria-label={say('正在加载', 'Loading')}>
          <CardHeader
            media={<Skeleton shape="avatar" />}
            title={<Skeleton width="sm" />}
            detail={<Skeleton shape="smallLine" width="xs" />}
          />
          <CardBody>
            <Stack gap="sm">
              <Skeleton shape="title" width="lg" />
              <Skeleton width="xl" />
            </Stack>
          </CardBody>
          <CardMedia>
            <Skeleton shape="media" ratio="landscape" />
          </CardMedia>
          <Box padX="cardPad" padY="lg">
            <Skeleton width="md" />
          </Box>
        </Card>
      </CardFeed>
    );
  },
};
