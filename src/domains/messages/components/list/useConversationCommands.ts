import type { Group } from '@livery/contract';
import { useFailureToast } from '../../../../lib/errors/useFailureToast.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import type { GroupSettings } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';

/** Unread, or marked so by hand. */
export const isUnread = ({ unread, marked_unread }: Group): boolean => unread > 0 || marked_unread === true;

/** What somebody does with a conversation of their list. Failures are shown here. */
export const useConversationCommands = () => {
  const { toasts } = useStores();
  const { groups } = useChat();
  const fail = useFailureToast();
  const arrange = (id: string, settings: GroupSettings) => groups.arrange(id, settings).catch(fail);
  const markRead = async ({ id, unread, last_message }: Group) => {
    if (unread > 0 && last_message) await groups.view(id, last_message.id).catch(fail);
    if (groups.get(id)?.marked_unread) await arrange(id, { marked_unread: false });
  };
  return {
    toggleOnTop: ({ id, on_top }: Group) => void arrange(id, { on_top: !on_top }),
    toggleMuted: ({ id, muted }: Group) => void arrange(id, { muted: !muted }),
    toggleUnread: (group: Group) =>
      void (isUnread(group) ? markRead(group) : arrange(group.id, { marked_unread: true })),
    hide: ({ id, last_seq }: Group) => void arrange(id, { hidden: true, seen_seq: last_seq }),
    /** Clears it for oneself. Never rejects. */
    clear: async ({ id }: Group): Promise<void> => {
      try {
        await groups.clearAll(id);
        toasts.show({ id: 'room.details.cleared' }, 'success');
      } catch (error) {
        fail(error);
      }
    },
    /** Clears and hides it for oneself. Never rejects. */
    erase: async ({ id }: Group): Promise<void> => {
      try {
        const { floor_seq } = await groups.clearAll(id);
        await groups.arrange(id, { hidden: true, seen_seq: floor_seq });
        toasts.show({ id: 'chat.deleted' }, 'success');
      } catch (error) {
        fail(error);
      }
    },
  };
};

export type ConversationCommands = ReturnType<typeof useConversationCommands>;
