import { Button, Spinner, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { MessageId } from '../intl/ids.ts';
import { useText } from '../intl/useText.ts';
import { useNearEnd } from '../scroll/useNearEnd.ts';
import type { PagedList } from './paged-list.ts';

interface PagedEndProps {
  list: Pick<PagedList<unknown>, 'status' | 'more' | 'retry'>;
  words: Readonly<Record<'loading' | 'failed' | 'retry', MessageId>>;
}

/** The end of a list with pages: asks for the next page when it comes into sight, and says when that did not come. */
export const PagedEnd = observer(function PagedEnd({ list, words }: PagedEndProps) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  const { status } = list;
  useNearEnd(end, () => list.more(), { isOn: status === 'ready', page: list });
  if (status === 'end') return null;
  return (
    <div ref={end}>
      <Stack align="center" gap="sm" padY="lg">
        {status === 'failed' ? (
          <>
            <Text size="footnote" tone="secondary" role="alert">
              {text(words.failed)}
            </Text>
            <Button size="sm" onClick={() => list.retry()}>
              {text(words.retry)}
            </Button>
          </>
        ) : (
          <Spinner label={text(words.loading)} />
        )}
      </Stack>
    </div>
  );
});
