import type { Message } from '@livery/contract';
import { DomainOverlay } from '../../../../lib/domains/DomainOverlay.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import type { MessageCommands } from './useMessageCommands.ts';

export type MessageDialogKind = 'emoji' | 'who' | 'forward' | 'report' | 'words';

/** What stands over the room because of one message. */
export interface MessageDialog {
  kind: MessageDialogKind;
  message: Message;
  isOpen: boolean;
}

const ForwardSheet = lazily(() => import('./ForwardSheet.tsx'), 'ForwardSheet', { failed: overlayFailed });
const EmojiSheet = lazily(() => import('../../../../lib/EmojiSheet.tsx'), 'EmojiSheet', {
  failed: overlayFailed,
});
const WhoReactedSheet = lazily(() => import('../reactions/WhoReactedSheet.tsx'), 'WhoReactedSheet', {
  failed: overlayFailed,
});

const WordsSheet = lazily(() => import('./WordsSheet.tsx'), 'WordsSheet', { failed: overlayFailed });

interface MessageDialogsProps {
  dialog: MessageDialog;
  commands: MessageCommands;
  onClose: () => void;
}

export function MessageDialogs({ dialog, commands, onClose }: MessageDialogsProps) {
  const text = useText();
  const { kind, message, isOpen: open } = dialog;
  switch (kind) {
    case 'emoji':
      return (
        <EmojiSheet
          title={text('room.react')}
          open={open}
          onClose={onClose}
          onChoose={(emoji) => {
            onClose();
            commands.react(message, emoji);
          }}
        />
      );
    case 'forward':
      return <ForwardSheet key={message.id} open={open} onClose={onClose} messages={[message]} />;
    case 'report':
      return (
        <DomainOverlay
          name="contacts/reportMessage"
          of={`${message.group_id}/${message.id}`}
          open={open}
          onClose={onClose}
        />
      );
    case 'who':
      return <WhoReactedSheet key={message.id} open={open} onClose={onClose} message={message} />;
    case 'words':
      return <WordsSheet open={open} onClose={onClose} message={message} />;
  }
}
