import { Button, ErrorState } from '@livery/design-system';
import { useText } from './intl/useText.ts';
import { useIsOnline } from './useIsOnline.ts';

export interface PageFailureProps {
  /** Fetches what did not come; without it only a new page helps. */
  retry?: () => void;
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
}

/** In the place of a page that broke, or whose code did not come. Without a connection it waits for one. */
export function PageFailure({ retry, level = 2 }: PageFailureProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const place = retry && !isOnline ? 'offline' : 'crash';
  return (
    <ErrorState
      level={level}
      title={text(`app.${place}.title`)}
      text={text(`app.${place}.text`)}
      action={
        <Button tone="primary" onClick={retry ?? (() => location.reload())}>
          {text(retry ? 'app.offline.retry' : 'app.crash.retry')}
        </Button>
      }
    />
  );
}
