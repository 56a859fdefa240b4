import { Card, Inline, Skeleton, Stack } from '@livery/design-system';

/** In the place of a person who is on their way. */
export function PersonSkeleton() {
  return (
    <Card pad="panel" aria-busy>
      <Inline gap="lg">
        <Skeleton shape="avatarLg" />
        <Stack grow gap="sm">
          <Skeleton shape="title" width="md" />
          <Skeleton width="sm" />
        </Stack>
      </Inline>
    </Card>
  );
}
