import { ChipLink, EmptyState, Heading, Inline, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { addressOf } from '../question.ts';
import type { SearchHistory } from '../search-history.ts';
import { ActionOfPart } from './ActionOfPart.tsx';
import { HotHashtags } from './HotHashtags.tsx';

const History = observer(function History({ history }: { history: SearchHistory }) {
  const text = useText();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 px-page">
      <Inline justify="between">
        <Heading level={2} size="title" id={heading}>
          {text('search.history')}
        </Heading>
        <ActionOfPart onClick={() => history.clear()}>{text('search.history.clear')}</ActionOfPart>
      </Inline>
      <Inline as="ul" gap="sm" wrap>
        {history.list.map((words) => (
          <li key={words} className="flex max-w-full min-w-0">
            <ChipLink href={addressOf({ words, tab: 'all' })} onClick={() => history.add(words)}>
              {words}
            </ChipLink>
          </li>
        ))}
      </Inline>
    </section>
  );
});

/** Before a key is pressed: what was looked for last, and what everybody looks at. */
export const SearchStart = observer(function SearchStart({ history }: { history: SearchHistory }) {
  const text = useText();
  const hasHistory = history.list.length > 0;
  return (
    <Stack gap="lg" padY="sm">
      {hasHistory && <History history={history} />}
      <div className="w-full max-w-column px-feed-inset-min desktop:px-0">
        <HotHashtags
          otherwise={
            !hasHistory && (
              <EmptyState drawing="search" title={text('search.start')} text={text('search.start.text')} />
            )
          }
        />
      </div>
    </Stack>
  );
});
