import type { Group } from '@livery/contract';
import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useStores } from '../../../../lib/stores/stores.ts';
import { type Choice, choose } from '../../uploads/choosing.ts';
import type { UploadKind } from '../../uploads/upload.model.ts';

/** What a group permits its members is called otherwise than what they send. */
const ABILITIES: Record<UploadKind, string> = {
  image: 'image',
  video: 'video',
  audio: 'voice',
  file: 'file',
};

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

/** Files that are chosen, pasted or dropped, until they are sent or left. */
export const useAttaching = (group: Group | undefined) => {
  const { toasts } = useStores();
  const [files, setFiles] = useState<Choice['files']>([]);
  const permitted = (kind: UploadKind) => group?.user_auth.permissions.includes(ABILITIES[kind]) ?? false;
  const take = (chosen: readonly File[]) => {
    const choice = choose([...files.map(({ file }) => file), ...chosen], permitted);
    for (const id of choice.refusals) toasts.show({ id }, 'error');
    setFiles(choice.files);
  };
  const takeDropped = useEffectEvent(take);
  useEffect(() => {
    const allow = (event: DragEvent) => hasFiles(event.dataTransfer) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Without this the browser leaves the page for the file.
      event.preventDefault();
      takeDropped([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, []);
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    take(pasted);
  };
  return { files, permitted, take, handlePaste, clear: () => setFiles([]) };
};
