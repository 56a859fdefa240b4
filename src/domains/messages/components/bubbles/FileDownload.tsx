import type { Message } from '@livery/contract';
import { FileTile } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { fileSizeOf } from '../../../../lib/text/file-size.ts';
import { useDownload } from '../../files/useDownload.ts';
import { extensionOf } from './media.ts';

/** A file: a press saves it. */
export function FileDownload({ message }: { message: Message }) {
  const text = useText();
  const { download, isLoading, share } = useDownload(message);
  const size = message.media?.size;
  const name = message.filename ?? text('room.kind.file');
  const formatted = size === undefined ? undefined : fileSizeOf(size);
  return (
    <FileTile
      extension={extensionOf(name)}
      name={name}
      detail={
        isLoading
          ? text('room.file.coming', { percent: Math.floor((share ?? 0) * 100) })
          : formatted &&
            (formatted.unit === 'bytes'
              ? text('room.file.bytes', { count: formatted.count })
              : `${formatted.figure} ${formatted.unit}`)
      }
      action={text('room.file.download')}
      busy={isLoading}
      onOpen={download}
    />
  );
}
