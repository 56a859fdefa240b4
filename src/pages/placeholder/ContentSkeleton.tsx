import { Card, Inline, Skeleton, Stack } from '@livery/design-system';
import type { ReactNode } from 'react';
import { ChartPlaceholder, GallerySkeleton } from '../../domains/social/index.ts';
import { HeadSkeleton } from '../../lib/HeadSkeleton.tsx';
import type { ContentShape } from '../../lib/placeholder-shape.ts';

const repeat = (count: number, draw: (key: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, key) => draw(key));

function Row() {
  return (
    <Inline gap="md">
      <Skeleton shape="avatarLg" />
      <Stack grow>
        <Skeleton width="sm" />
        <Skeleton shape="smallLine" width="lg" />
      </Stack>
    </Inline>
  );
}

/** People or conversations, one under another. */
export function RowsSkeleton() {
  return (
    <Stack gap="lg" padX="gutter" padY="md" aria-busy>
      {repeat(8, (key) => (
        <Row key={key} />
      ))}
    </Stack>
  );
}

function Panel({ lines }: { lines: number }) {
  return (
    <Card pad="panel" edge="roomy">
      <Stack gap="xl">
        {repeat(lines, (key) => (
          <Skeleton key={key} width={key % 2 ? 'md' : 'lg'} />
        ))}
      </Stack>
    </Card>
  );
}

const SHAPES: Record<Exclude<ContentShape, 'ranks' | 'rows' | 'tiles'>, ReactNode> = {
  lines: (
    <Stack gap="md" align="center">
      <Skeleton shape="title" width="md" />
      <Skeleton width="lg" />
    </Stack>
  ),
  panels: (
    <>
      <Panel lines={4} />
      <Panel lines={3} />
    </>
  ),
  person: (
    <>
      <Stack padX="md" padY="md">
        <HeadSkeleton />
      </Stack>
      <Panel lines={3} />
    </>
  ),
};

/** What is on its way, in the geometry of what it will be. */
export function ContentSkeleton({ shape }: { shape: ContentShape }) {
  if (shape === 'rows') return <RowsSkeleton />;
  if (shape === 'tiles') return <GallerySkeleton />;
  if (shape === 'ranks') return <ChartPlaceholder />;
  return (
    <Stack gap="gap" padX="feedInset" padY="md" aria-busy>
      {SHAPES[shape]}
    </Stack>
  );
}
