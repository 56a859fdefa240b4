import { Button, Spinner, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import type { PagedList } from '../../../lib/lists/paged-list.ts';
import { useNearEnd } from '../../../lib/scroll/useNearEnd.ts';

/** The end of a list of people: asks for the next page when it comes into sight, and says when that did not come. */
export const PeopleFoot = observer(function PeopleFoot({
  list,
}: {
  list: Pick<PagedList<unknown>, 'status' | 'more' | 'retry'>;
}) {
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
              {text('contacts.failed')}
            </Text>
            <Button size="sm" onClick={() => list.retry()}>
              {text('contacts.retry')}
            </Button>
          </>
        ) : (
          <Spinner label={text('contacts.loading')} />
        )}
      </Stack>
    </div>
  );
});
