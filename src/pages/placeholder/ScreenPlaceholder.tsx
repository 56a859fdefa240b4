import { AppBar, BackIcon, IconButtonLink, PageScaffold, Skeleton } from '@livery/design-system';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import { useText } from '../../lib/intl/useText.ts';
import type { ContentShape } from '../../lib/placeholder-shape.ts';
import { ContentSkeleton } from './ContentSkeleton.tsx';

interface PlacePlaceholderProps {
  shape: ContentShape;
  title?: MessageId;
  back?: string;
  children?: ReactNode;
}

/** A place of the application. */
export function ScreenPlaceholder({ shape, title, back: before, children }: PlacePlaceholderProps) {
  const text = useText();
  const { pathname } = useLocation();
  // A place of the bar has nothing before it.
  const back = useBrand().places.tops.includes(pathname) ? undefined : before;
  const start = back && <IconButtonLink icon={BackIcon} label={text('nav.back')} href={back} />;
  return (
    <PageScaffold
      bar={
        title ? (
          <AppBar start={start} title={text(title)} titleSize={back ? 'bar' : 'page'} />
        ) : (
          <AppBar start={start} center={<Skeleton shape="title" width="sm" />} />
        )
      }
    >
      {children || <ContentSkeleton shape={shape} />}
    </PageScaffold>
  );
}
