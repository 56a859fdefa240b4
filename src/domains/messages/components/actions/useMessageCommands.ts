import type { Group, Message } from '@livery/contract';
import { useStores } from '../../../../lib/stores/stores.ts';
import { abilitiesOf } from '../../abilities.model.ts';
import { quoteOf } from '../../message.model.ts';
import type { RoomStore } from '../../room.store.ts';
import { useChat } from '../../useChat.ts';
import { usePin } from '../pins/usePin.ts';
import { useFailureToast } from '../useFailureToast.ts';

/** What somebody does with a message. Failures are said here; what may be done, `can` says. */
export const useMessageCommands = (room: RoomStore, group: Group | undefined) => {
  const { users, toasts } = useStores();
  const { messages, replies } = useChat();
  const fail = useFailureToast();
  const pin = usePin(room);
  return {
    can: (message: Message) => abilitiesOf(message, group, users.id),
    reply: (message: Message) => replies.set(room.id, quoteOf(message)),
    react: (message: Message, emoji: string) => void room.reactions.toggle(message.id, emoji).catch(fail),
    pin: (message: Message) => void pin(message),
    unpin: (message: Message) => void room.pins.unpin(message).catch(fail),
    copy: async ({ text }: Message) => {
      const copied = await navigator.clipboard?.writeText(text).then(
        () => true,
        () => false,
      );
      toasts.show({ id: copied ? 'room.copied' : 'room.copy_failed' }, copied ? 'success' : 'error');
    },
    retract: async (message: Message) => {
      await messages.takeBack(message).catch(fail);
      replies.retract(room.id, message.id);
    },
  };
};

export type MessageCommands = ReturnType<typeof useMessageCommands>;
