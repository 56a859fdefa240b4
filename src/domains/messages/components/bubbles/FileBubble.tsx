import { Bubble } from '@livery/design-system';
import { FileDownload } from './FileDownload.tsx';
import type { KindProps } from './kind.ts';

export function FileBubble({ message, frame }: KindProps) {
  return (
    <Bubble {...frame}>
      <FileDownload message={message} />
    </Bubble>
  );
}
