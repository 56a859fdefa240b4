import { newCid } from '../../../lib/ids.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import type { Choice } from './choosing.ts';
import { NotPrepared, prepare } from './prepare.ts';
import type { PreparedFile } from './upload.model.ts';

interface Sending {
  isOriginal: boolean;
  /** `isLast`: nothing follows it. */
  add(prepared: PreparedFile, isLast: boolean): void;
  showError(id: MessageId): void;
}

/** Makes files ready one after the other, in their order, and hands each on; what cannot be sent is said. Returns whether any was. */
export const sendFiles = async (
  files: Choice['files'],
  { isOriginal, add, showError }: Sending,
): Promise<boolean> => {
  let last: PreparedFile | undefined;
  const hasAlbum = files.filter(({ kind }) => kind === 'image').length > 1;
  const album = hasAlbum ? { album: newCid() } : {};
  for (const { file, kind } of files) {
    try {
      const ready = await prepare(file, kind, { isOriginal });
      const prepared = kind === 'image' ? { ...ready, ...album } : ready;
      if (last) add(last, false);
      last = prepared;
    } catch (error) {
      showError(error instanceof NotPrepared ? error.words : 'room.upload.refused');
    }
  }
  if (last) add(last, true);
  return last !== undefined;
};
