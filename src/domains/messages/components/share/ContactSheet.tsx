import { LIMITS } from '@livery/contract';
import { Box, Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { ChosenPeople } from '../../../groups/index.ts';
import { PeoplePicker } from '../groups/PeoplePicker.tsx';
import { useSendContacts } from './useSendContacts.ts';

export interface ContactSheetProps {
  /** The conversation that they are recommended in. */
  groupId: string;
  onClose: () => void;
}

/** Whose contact cards are sent into a conversation. */
export const ContactSheet = observer(function ContactSheet({ groupId, onClose }: ContactSheetProps) {
  const text = useText();
  const [chosen] = useState(() => new ChosenPeople(LIMITS.forward));
  const { sending, send } = useSendContacts(groupId, chosen, onClose);
  const { length } = chosen.list;
  return (
    <BackSheet
      open
      onClose={onClose}
      title={text('room.contact')}
      closeLabel={text('room.close')}
      height="full"
      foot={
        <Box padX="page" padY="sm">
          <Button
            tone="primary"
            block
            disabled={length === 0}
            loading={sending.isSending}
            onClick={() => void send()}
          >
            {text('room.contact.send', { count: length })}
          </Button>
        </Box>
      }
    >
      <PeoplePicker chosen={chosen} />
    </BackSheet>
  );
});
