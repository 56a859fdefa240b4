import { Button, ErrorState } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { failureWordsOf } from '../errors/passed.ts';
import type { MessageId } from '../intl/ids.ts';
import { useText } from '../intl/useText.ts';
import { useWords } from '../intl/useWords.ts';
import type { PagedList } from './paged-list.ts';

interface ListFailureProps {
  list: Pick<PagedList<unknown>, 'state' | 'retry'>;
  /** What did not come, where the server is the reason. */
  title: MessageId;
  /** What stands there without a connection; as of posts without it. */
  lost?: { title: MessageId; text: MessageId };
}

const POSTS = { title: 'feed.error.title', text: 'feed.error.text' } as const;

/** In the place of a list that did not come: no connection, or the server's reason; and the way to ask again. */
export const ListFailure = observer(function ListFailure({ list, title, lost = POSTS }: ListFailureProps) {
  const text = useText();
  const words = useWords();
  const { state } = list;
  const reason = state.status === 'failed' ? failureWordsOf(state.error) : undefined;
  return (
    <ErrorState
      title={text(reason ? title : lost.title)}
      text={reason ? words(reason) : text(lost.text)}
      action={
        <Button tone="primary" onClick={() => list.retry()}>
          {text('feed.error.retry')}
        </Button>
      }
    />
  );
});
