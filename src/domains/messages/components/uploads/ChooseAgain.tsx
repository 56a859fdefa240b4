import { IconButton, RefreshIcon } from '@livery/design-system';
import { type ChangeEvent, useRef } from 'react';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { ACCEPTED } from '../../uploads/accepted.ts';
import { choose } from '../../uploads/choosing.ts';
import { sendFiles } from '../../uploads/send-files.ts';
import type { Upload } from '../../uploads/upload.ts';
import { useChat } from '../../useChat.ts';

/** Asks for a file that this browser has lost. A recording cannot be chosen. */
export function ChooseAgain({ upload }: { upload: Upload }) {
  const text = useText();
  const { uploads } = useChat();
  const { toasts } = useStores();
  const chooser = useRef<HTMLInputElement>(null);
  const { kind, isOriginal = false } = upload.kept;
  if (kind === 'audio') return null;
  const showError = (id: MessageId) => toasts.show({ id }, 'error');
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { files, refusals } = choose([...(currentTarget.files ?? [])], () => true);
    currentTarget.value = '';
    for (const id of refusals) showError(id);
    const add = uploads.chooseAgain.bind(uploads, upload);
    void sendFiles(files, { isOriginal, add, showError });
  };
  return (
    <>
      <IconButton
        icon={RefreshIcon}
        label={text('room.upload.choose_again')}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        accept={ACCEPTED[kind]}
        onChange={handleChange}
        aria-label={text('room.upload.choose_again')}
      />
    </>
  );
}
