import { observer } from 'mobx-react-lite';
import { lazily } from '../../../../lib/lazily.tsx';
import { useChat } from '../../useChat.ts';

const UploadRows = lazily(() => import('./UploadRows.tsx'), 'UploadRows', { failed: () => null });

/** Files on their way, at the foot of the conversation; the code comes with the first of them. */
export const LazyUploadRows = observer(function LazyUploadRows({ groupId }: { groupId: string }) {
  const { uploads } = useChat();
  return uploads.of(groupId).length > 0 && <UploadRows groupId={groupId} />;
});
