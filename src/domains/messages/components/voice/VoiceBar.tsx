import { LIMITS } from '@livery/contract';
import {
  Icon,
  IconButton,
  Inline,
  MicIcon,
  Progress,
  SendIcon,
  Text,
  TrashIcon,
} from '@livery/design-system';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { clock } from '../../../../lib/text/number.ts';
import { useRecorder } from './useRecorder.ts';
import type { VoiceAction } from './useVoice.ts';

export interface VoiceBarProps {
  groupId: string;
  action: VoiceAction;
  onClose: () => void;
}

/** A voice message while it is recorded: how long it is, and how it ends. */
export function VoiceBar({ groupId, action, onClose }: VoiceBarProps) {
  const text = useText();
  const { seconds, send } = useRecorder(groupId, onClose);
  const isOpen = seconds !== undefined;
  const end = useEffectEvent(() => {
    if (action === 'cancel') onClose();
    // Let go while the browser still asked for the microphone: it goes on by itself.
    if (action === 'send' && isOpen) send();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new action ends it, not what it is ended with
  useEffect(() => end(), [action]);
  const isHeld = action === 'hold' || action === 'away';
  const hint = action === 'away' ? 'room.voice.let_go' : 'room.voice.slide';
  return (
    <div className="mx-auto max-w-conversation p-2">
      <Inline gap="sm">
        <IconButton icon={TrashIcon} tone="subtle" label={text('room.voice.cancel')} onClick={onClose} />
        <Icon of={MicIcon} size="md" />
        <Text>{isOpen ? clock(seconds) : text('room.voice.asking')}</Text>
        <div className="min-w-0 flex-1">
          {isHeld ? (
            <Text tone={action === 'away' ? 'danger' : 'secondary'} size="footnote">
              {text(hint)}
            </Text>
          ) : (
            <Progress label={text('room.voice.recording')} value={(seconds ?? 0) / LIMITS.voiceSeconds} />
          )}
        </div>
        {!isHeld && (
          <IconButton
            icon={SendIcon}
            tone="solid"
            label={text('room.voice.send')}
            disabled={!isOpen}
            onClick={send}
          />
        )}
      </Inline>
    </div>
  );
}
