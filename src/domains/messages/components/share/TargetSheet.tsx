import { Box, Button, SearchField, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { useTooLongText } from '../useTooLongText.ts';
import { PersonTargets } from './PersonTargets.tsx';
import { TargetList } from './TargetList.tsx';
import { type SendTo, useSendTo } from './useSendTo.ts';
import { useTargets } from './useTargets.ts';

interface TargetSheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  send: SendTo;
}

/** To whom something is sent: one conversation or several, with a word of one's own. */
export const TargetSheet = observer(function TargetSheet({ title, open, onClose, send }: TargetSheetProps) {
  const text = useText();
  const targets = useTargets();
  const { sendTo, isSending } = useSendTo({ send, onClose });
  const [wanted, setWanted] = useState('');
  const [words, setWords] = useState('');
  const tooLong = useTooLongText(words);
  const { length } = targets.chosen;
  return (
    <BackSheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={text('room.close')}
      height="half"
      foot={
        <Stack padX="page" padY="sm" gap="sm">
          {length > 0 && (
            <TextField label={text('room.share.words')} value={words} onChange={setWords} error={tooLong} />
          )}
          <Button
            tone="primary"
            block
            disabled={length === 0 || tooLong !== undefined}
            loading={isSending()}
            onClick={() => void sendTo(targets.resolve, words)}
          >
            {text('room.forward.send', { count: length })}
          </Button>
        </Stack>
      }
    >
      <Box padY="sm">
        <SearchField
          label={text('room.share.search')}
          clearLabel={text('chat.search.clear')}
          value={wanted}
          onChange={setWanted}
          maxLength={40}
        />
      </Box>
      <TargetList wanted={wanted} targets={targets} />
      <PersonTargets wanted={wanted} targets={targets} />
    </BackSheet>
  );
});
