import { Button, Inline, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import type { PagedList } from '../../../lib/lists/paged-list.ts';

interface PagesFootProps {
  pages: Pick<PagedList<unknown>, 'status' | 'more' | 'retry'>;
  /** Shown when they could not be read. */
  error: string;
  /** Of the button that asks for the next page. */
  more: string;
}

/** Under comments or replies: the way to more of them, or to try again. */
export const PagesFoot = observer(function PagesFoot({ pages, error, more }: PagesFootProps) {
  const text = useText();
  if (pages.status === 'failed') {
    return (
      <Inline justify="center" role="alert">
        <Text tone="secondary">{error}</Text>
        <Button size="sm" onClick={() => pages.retry()}>
          {text('comments.retry')}
        </Button>
      </Inline>
    );
  }
  if (pages.status !== 'ready') return null;
  return (
    <Button tone="ghost" size="sm" onClick={() => pages.more()}>
      {more}
    </Button>
  );
});
