import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followStyles, replaceTheme } from './stage.styles.ts';

interface StageProps {
  /** Name of the frame. */
  title: string;
  css: string;
  scheme: string;
  locale: string;
  /** Pixels; absent: all there is. */
  width?: number;
  /** What is shown: content of the editor, or the address of a story, which has the looks that its address names. */
  content: ReactNode | { src: string };
}

const isStory = (content: StageProps['content']): content is { src: string } =>
  typeof content === 'object' && content !== null && 'src' in content;

/** A screen in a window and a theme of its own, so that the editor around it keeps its looks. */
export function Stage({ title, css, scheme, locale, width, content }: StageProps) {
  const [page, setPage] = useState<Document | null>(null);
  const story = isStory(content) ? content.src : undefined;
  useEffect(() => (page && !story ? followStyles(document, page) : undefined), [page, story]);
  useEffect(() => {
    if (!page) return;
    page.documentElement.lang = locale;
    page.documentElement.dataset.scheme = scheme;
    replaceTheme(page, css);
  }, [page, css, scheme, locale]);

  return (
    <iframe
      key={story}
      title={title}
      {...(story ? { src: story } : { srcDoc: '<!doctype html><title>Livery</title>' })}
      onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      style={{
        display: 'block',
        inlineSize: width ?? '100%',
        maxInlineSize: '100%',
        blockSize: 'calc(100dvh - 84px)',
        marginInline: 'auto',
        border: 0,
      }}
    >
      {page && !isStory(content) && createPortal(content, page.body)}
    </iframe>
  );
}
