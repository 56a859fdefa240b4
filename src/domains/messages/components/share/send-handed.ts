import { LIMITS } from '@livery/contract';
import type { Handed } from '../../../../lib/handed/handed.ts';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { choose } from '../../uploads/choosing.ts';
import { sendFiles } from '../../uploads/send-files.ts';
import type { PreparedFile } from '../../uploads/upload.model.ts';

interface Ways {
  say(groupId: string, words: string): void;
  upload(groupId: string, file: PreparedFile): void;
  showError(id: MessageId): void;
}

/** Sends the words and the files that another application has handed over to conversations; what cannot be sent is said once. */
export const sendHanded = async (
  { text, files }: Handed,
  groupIds: readonly string[],
  { say, upload, showError }: Ways,
): Promise<void> => {
  const chosen = choose(files, () => true);
  for (const id of chosen.refusals) showError(id);
  if (text !== '') for (const id of groupIds) say(id, text.slice(0, LIMITS.messageText));
  await sendFiles(chosen.files, {
    isOriginal: false,
    add: (prepared) => {
      for (const id of groupIds) upload(id, prepared);
    },
    showError,
  });
};
