import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Text } from '../Text/Text.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

/** What is known about the rest of the list. */
export type InfiniteMore = 'idle' | 'loading' | 'failed' | 'done';

export interface InfiniteListProps<Item> extends Omit<VirtualListProps<Item>, 'foot'> {
  more: InfiniteMore;
  /** Called when the end comes near and `more` is `idle`; the owner then sets `loading`. */
  onMore: () => void;
  words: { loading: string; failed: string; retry: string; done: string };
}

/** Asks for more a screen before the end, so that a reader seldom sees it load. */
const AHEAD = '800px';

function End({
  more,
  onMore,
  words,
}: Pick<InfiniteListProps<never>, 'more' | 'onMore' | 'words'>): ReactNode {
  switch (more) {
    case 'idle':
      return null;
    case 'loading':
      return <Spinner label={words.loading} />;
    case 'done':
      return (
        <Text size="caption" tone="tertiary">
          {words.done}
        </Text>
      );
    case 'failed':
      return (
        <span role="alert" className="flex flex-col items-center gap-2 text-footnote text-secondary">
          {words.failed}
          <Button size="sm" onClick={onMore}>
            {words.retry}
          </Button>
        </span>
      );
  }
}

/**
 * A `VirtualList` that asks for the rest as its end comes near; a failure is shown at the end, with a retry.
 */
export function InfiniteList<Item>({ more, onMore, words, ...list }: InfiniteListProps<Item>) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  const { length } = list.items;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that does not fill the screen must ask again
  useEffect(() => {
    if (more !== 'idle' || end.current === null) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && ask(), {
      root: list.scroll === 'own' ? end.current.parentElement : null,
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, length, list.scroll]);
  return (
    <VirtualList
      {...list}
      foot={
        <div ref={end} className="flex min-h-16 items-center justify-center p-page">
          <End more={more} onMore={onMore} words={words} />
        </div>
      }
    />
  );
}
