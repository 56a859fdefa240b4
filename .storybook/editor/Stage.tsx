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
  children: ReactNode;
}

/** A screen in a window and a theme of its own, so that the editor around it keeps its looks. */
export function Stage({ title, css, scheme, locale, width, children }: StageProps) {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => (page ? followStyles(document, page) : undefined), [page]);
  useEffect(() => {
    if (!page) return;
    page.documentElement.lang = locale;
    page.documentElement.dataset.scheme = scheme;
    replaceTheme(page, css);
  }, [page, css, scheme, locale]);

  return (
    <iframe
      title={title}
      srcDoc="<!doctype html><title>Livery</title>"
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
      {page && createPortal(children, page.body)}
    </iframe>
  );
}
