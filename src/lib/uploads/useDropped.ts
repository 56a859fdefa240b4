import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page; returns whether some are being dragged over it. */
export const useDropped = (onDrop: (files: readonly File[]) => void): boolean => {
  const [isDragged, setDragged] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const ended = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      document.addEventListener(name, (event) => hasFiles(event) && listener(event), {
        signal: ended.signal,
      });
    // Without these the browser leaves the page for the file.
    on('dragover', (event) => {
      event.preventDefault();
      setDragged(true);
    });
    on('drop', (event) => {
      event.preventDefault();
      setDragged(false);
      drop([...(event.dataTransfer?.files ?? [])]);
    });
    // To nothing: out of the window, or the drag was given up.
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setDragged(false));
    return () => ended.abort();
  }, []);
  return isDragged;
};
