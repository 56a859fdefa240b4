import { Card, CardBody, CardFeed, CardHeader, CardMedia, Skeleton, Stack } from '@livery/design-system';

function PostSkeleton({ tall }: { tall: boolean }) {
  return (
    <Card feed>
      <CardHeader
        media={<Skeleton shape="avatar" />}
        title={<Skeleton width="sm" />}
        detail={<Skeleton shape="smallLine" width="md" />}
      />
      <CardBody>
        <Stack gap="sm">
          <Skeleton shape="title" width="lg" />
          <Skeleton width="xl" />
        </Stack>
      </CardBody>
      <CardMedia>
        <Skeleton shape="media" ratio={tall ? 'landscape' : 'square'} />
      </CardMedia>
      <Stack padX="cardPad" padY="lg">
        <Skeleton width="md" />
      </Stack>
    </Card>
  );
}

/** Posts on their way, in the geometry of posts. Classes only: it stands in the first HTML. */
export function FeedSkeleton({ count = 3 }: { count?: number }) {
  return (
    <CardFeed busy>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        <PostSkeleton key={index} tall={index % 2 === 0} />
      ))}
    </CardFeed>
  );
}
