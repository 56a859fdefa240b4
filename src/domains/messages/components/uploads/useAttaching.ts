import type { Group } from '@livery/contract';
import { useState } from 'react';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useDropped } from '../../../../lib/uploads/useDropped.ts';
import { usePasted } from '../../../../lib/uploads/usePasted.ts';
import { type Choice, choose } from '../../uploads/choosing.ts';
import type { UploadKind } from '../../uploads/upload.model.ts';

/** What a group permits its members is called otherwise than what they send. */
const ABILITIES: Record<UploadKind, string> = {
  image: 'image',
  video: 'video',
  audio: 'voice',
  file: 'file',
};

/** Files that are chosen, pasted or dropped, until they are sent or left. */
export const useAttaching = (group: Group | undefined) => {
  const { toasts } = useStores();
  const [files, setFiles] = useState<Choice['files']>([]);
  const permitted = (kind: UploadKind) => group?.user_auth.permissions.includes(ABILITIES[kind]) ?? false;
  const mayAttach = permitted('image') || permitted('video') || permitted('file');
  const take = (chosen: readonly File[]) => {
    const choice = choose([...files.map(({ file }) => file), ...chosen], permitted);
    for (const id of choice.refusals) toasts.show({ id }, 'error');
    setFiles(choice.files);
  };
  const isDragged = useDropped(take);
  usePasted(take);
  return {
    files,
    permitted,
    isDragged: isDragged && mayAttach,
    take,
    setFiles,
    clear: () => setFiles([]),
  };
};
