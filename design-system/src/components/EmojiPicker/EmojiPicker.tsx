import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { EmojiGrid, moveInGrid } from './EmojiGrid.tsx';
import { type EmojiData, type EmojiGroup, emojiGroups, findEmoji, loadEmoji, recentEmoji } from './emoji.ts';

export interface EmojiPickerProps {
  /** `zh…` or any other: English. */
  locale: string;
  /** What was used last, newest first. */
  recent?: readonly string[];
  words: {
    search: string;
    clear: string;
    loading: string;
    failed: string;
    retry: string;
    none: string;
    recent: string;
    results: string;
    groups: Record<EmojiGroup, string>;
  };
  onChoose: (emoji: string) => void;
}

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: EmojiData };

function useEmoji(locale: string) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const load = useCallback(async () => {
    setLoaded({ status: 'loading' });
    try {
      setLoaded({ status: 'ready', data: await loadEmoji(locale) });
    } catch {
      setLoaded({ status: 'failed' });
    }
  }, [locale]);
  useEffect(() => void load(), [load]);
  return { loaded, load };
}

function Groups({
  data,
  question,
  recent = [],
  words,
  onChoose,
}: EmojiPickerProps & { data: EmojiData; question: string }) {
  if (question.trim() !== '') {
    const found = findEmoji(data, question);
    if (found.length === 0) return <Note>{words.none}</Note>;
    return <EmojiGrid first label={words.results} emoji={found} onChoose={onChoose} />;
  }
  const used = recentEmoji(data, recent);
  return (
    <>
      {used.length > 0 && <EmojiGrid first label={words.recent} emoji={used} onChoose={onChoose} />}
      {emojiGroups.map((group, index) => (
        <EmojiGrid
          key={group}
          first={index === 0 && used.length === 0}
          label={words.groups[group]}
          emoji={data[group]}
          onChoose={onChoose}
        />
      ))}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <div className="grid min-h-40 place-items-center p-4 text-footnote text-secondary">{children}</div>;
}

/**
 * Every emoji by its name in the reader's language, from our own files. Arrows walk all groups as one grid, Enter
 * takes; the search finds by name. Stands in a `Popover` or a `Sheet`.
 */
export function EmojiPicker(props: EmojiPickerProps) {
  const { locale, words } = props;
  const [question, setQuestion] = useState('');
  const { loaded, load } = useEmoji(locale);
  return (
    <div className="flex h-emoji w-popover max-w-full flex-col">
      <div className="p-2">
        <SearchField label={words.search} clearLabel={words.clear} value={question} onChange={setQuestion} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have the focus */}
      <div onKeyDown={moveInGrid} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2">
        {loaded.status === 'loading' && (
          <Note>
            <Spinner label={words.loading} />
          </Note>
        )}
        {loaded.status === 'failed' && (
          <Note>
            <span role="alert">{words.failed}</span>
            <Button size="sm" onClick={() => void load()}>
              {words.retry}
            </Button>
          </Note>
        )}
        {loaded.status === 'ready' && <Groups {...props} data={loaded.data} question={question} />}
      </div>
    </div>
  );
}
