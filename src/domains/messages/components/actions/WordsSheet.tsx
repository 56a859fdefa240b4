import type { Message } from '@livery/contract';
import { Box, Text } from '@livery/design-system';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { useText } from '../../../../lib/intl/useText.ts';

interface WordsSheetProps {
  message: Message;
  open: boolean;
  onClose: () => void;
}

/** The words of a message where a finger can select a part of them: a number, an address. */
export function WordsSheet({ message, open, onClose }: WordsSheetProps) {
  const text = useText();
  return (
    <BackSheet open={open} onClose={onClose} title={text('room.words')} closeLabel={text('room.close')}>
      <Box padX="page" padY="md">
        <Text as="p" wrap="pre" size="lead">
          {message.text}
        </Text>
      </Box>
    </BackSheet>
  );
}
