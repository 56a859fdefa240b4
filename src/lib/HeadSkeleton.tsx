import { Inline, Skeleton, Stack } from '@livery/design-system';

/** Somebody's picture, name and account on their way. */
export function HeadSkeleton() {
  return (
    <Inline gap="lg">
      <Skeleton shape="avatarLg" />
      <Stack grow gap="sm">
        <Skeleton shape="title" width="md" />
        <Skeleton width="sm" />
      </Stack>
    </Inline>
  );
}
