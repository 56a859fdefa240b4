import type { Group, Message } from '@livery/contract';
import { useFailureToast } from '../../../../lib/errors/useFailureToast.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useNavigate } from '../../../../lib/router/useNavigate.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { abilitiesOf } from '../../abilities.model.ts';
import { quoteOf } from '../../message.model.ts';
import type { RoomStore } from '../../room.store.ts';
import { MOST_SELECTED } from '../../selection/room-selection.store.ts';
import { useChat } from '../../useChat.ts';
import { usePin } from '../pins/usePin.ts';

/** What somebody does with a message. Failures are shown here; `can` returns what is allowed. */
export const useMessageCommands = (room: RoomStore, group: Group | undefined) => {
  const { users, toasts } = useStores();
  const { replies, retractions } = useChat();
  const text = useText();
  const fail = useFailureToast();
  const navigate = useNavigate();
  const nameOf = useNameOf();
  const pin = usePin(room);
  return {
    can: (message: Message) => abilitiesOf(message, group, users.id),
    reply: (message: Message) => replies.set(room.id, quoteOf(message)),
    react: (message: Message, emoji: string) => void room.reactions.toggle(message.id, emoji).catch(fail),
    pin: (message: Message) => void pin(message),
    unpin: (message: Message) => void room.pins.unpin(message).catch(fail),
    /** Of several messages the copy names the authors too. */
    copy: async (list: readonly Message[]) => {
      const texts = list.filter(({ type }) => type === 'text');
      const words = ({ user, text: own }: Message) =>
        texts.length > 1 && user ? text('room.said', { name: nameOf(user), words: own }) : own;
      const copied = await navigator.clipboard?.writeText(texts.map(words).join('\n')).then(
        () => true,
        () => false,
      );
      toasts.show({ id: copied ? 'room.copied' : 'room.copy_failed' }, copied ? 'success' : 'error');
    },
    /** Chooses it, or no longer. */
    select: ({ id }: Message) => {
      if (room.selection.toggle(id)) return;
      toasts.show({ id: 'room.select.full', values: { count: MOST_SELECTED } });
    },
    viewPerson: ({ user_id }: Message) => navigate(`/guest-page/${user_id}`),
    retract: (list: readonly Message[]) => retractions.take(list),
  };
};

export type MessageCommands = ReturnType<typeof useMessageCommands>;
