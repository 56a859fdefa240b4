import { LIMITS, type Message } from '@livery/contract';
import { Avatar, Button, CheckIcon, Icon, List, PersonRow, Stack } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Submission } from '../../../../lib/forms/submission.ts';
import { newCid } from '../../../../lib/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useChat } from '../../useChat.ts';

interface ForwardSheetProps {
  message: Message;
  open: boolean;
  onClose: () => void;
}

/** Sends to the chosen conversations, each under a client id that a repeat keeps; says how it went. */
const useForward = ({ message, onClose }: ForwardSheetProps) => {
  const { http, toasts } = useStores();
  /** By conversation. */
  const [cids, setCids] = useState<Readonly<Record<string, string>>>({});
  const [sending] = useState(() => new Submission());
  const chosen = Object.keys(cids);
  const toggle = (id: string) => {
    const { [id]: known, ...others } = cids;
    if (known !== undefined) setCids(others);
    else if (chosen.length < LIMITS.forward) setCids({ ...cids, [id]: newCid() });
    else toasts.show({ id: 'room.forward.full', values: { count: LIMITS.forward } });
  };
  const send = async () => {
    const targets = Object.entries(cids).map(([group_id, cid]) => ({ group_id, cid }));
    const sent = await sending.send(() =>
      http.call('POST /api/v1/messages/:id/forward', { params: { id: message.id }, body: { targets } }),
    );
    if (sending.problem) toasts.show(sending.problem, 'error');
    if (!sent) return;
    const failed = sent.result.list.filter(({ error }) => error !== undefined).length;
    if (failed > 0) toasts.show({ id: 'room.forward.failed', values: { count: failed } }, 'error');
    else toasts.show({ id: 'room.forward.done' }, 'success');
    onClose();
  };
  return { chosen, toggle, send, sending };
};

/** To whom a message goes on: one conversation or several. */
export const ForwardSheet = observer(function ForwardSheet(props: ForwardSheetProps) {
  const text = useText();
  const { groups } = useChat();
  const { chosen, toggle, send, sending } = useForward(props);
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={text('room.forward.to')}
      closeLabel={text('room.close')}
      height="half"
      foot={
        <Stack padX="page" padY="sm">
          <Button
            tone="primary"
            block
            disabled={chosen.length === 0}
            loading={sending.isSending}
            onClick={() => void send()}
          >
            {text('room.forward.send', { count: chosen.length })}
          </Button>
        </Stack>
      }
    >
      <List label={text('chat.list')}>
        {groups.order.map((id) => {
          const group = groups.get(id);
          return (
            group && (
              <PersonRow
                key={id}
                selected={chosen.includes(id)}
                onClick={() => toggle(id)}
                media={<Avatar size="md" name={group.display_name} src={group.icon} />}
                title={group.display_name}
                badge={chosen.includes(id) && <Icon of={CheckIcon} size="md" />}
              />
            )
          );
        })}
      </List>
    </Sheet>
  );
});
