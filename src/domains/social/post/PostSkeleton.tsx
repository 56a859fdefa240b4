import { BackIcon, IconButtonLink, Skeleton, Spinner, Stack } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';

/** The place of a post that is on its way: a dark stage, and beside it lines in the geometry of the panel. */
export function PostSkeleton() {
  const text = useText();
  return (
    <main id="main" className="min-h-dvh tablet:grid tablet:grid-cols-post" aria-busy>
      <h1 className="sr-only">{text('post.title')}</h1>
      <div className="part-stage relative grid h-dvh place-items-center bg-media-stage text-media">
        <span className="absolute top-0 left-0 p-1 pt-safe-top tablet:p-page-min">
          <IconButtonLink tone="media" icon={BackIcon} label={text('nav.back')} href="/home/recommend" />
        </span>
        <Spinner label={text('app.loading')} />
      </div>
      <div className="hidden border-s border-subtle bg-raised p-4 tablet:block">
        <Stack gap="md">
          <Skeleton shape="avatar" />
          <Skeleton shape="title" width="lg" />
          <Skeleton width="xl" />
          <Skeleton width="md" />
        </Stack>
      </div>
    </main>
  );
}
