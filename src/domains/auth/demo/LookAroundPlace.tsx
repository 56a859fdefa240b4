import { Skeleton, Stack } from '@livery/design-system';

/** About as high as two rows of people: what stands above hardly moves when they come. */
export function LookAroundPlace() {
  return (
    <Stack gap="sm">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Stack>
  );
}
