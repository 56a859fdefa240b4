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
import type { VoiceWish } from './useVoice.ts';

export interface VoiceBarProps {
  groupId: string;
  wish: VoiceWish;
  onClose: () => void;
}

/** A voice message while it is recorded: how long it is, and how it ends. */
export function VoiceBar({ groupId, wish, onClose }: VoiceBarProps) {
  const text = useText();
  const { seconds, send } = useRecorder(groupId, onClose);
  const isOpen = seconds !== undefined;
  const end = useEffectEvent(() => {
    if (wish === 'cancel') onClose();
    // Let go while the browser still asked for the microphone: it goes on by itself.
    if (wish === 'send' && isOpen) send();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish ends it, not what it is ended with
  useEffect(() => end(), [wish]);
  const isHeld = wish === 'hold' || wish === 'away';
  const hint = wish === 'away' ? 'room.voice.let_go' : 'room.voice.slide';
  return (
    <div className="mx-auto max-w-conversation p-2">
      <Inline gap="sm">
        <IconButton icon={TrashIcon} tone="subtle" label={text('room.voice.cancel')} onClick={onClose} />
        <Icon of={MicIcon} size="md" />
        <Text>{isOpen ? clock(seconds) : text('room.voice.asking')}</Text>
        <div className="min-w-0 flex-1">
          {isHeld ? (
            <Text tone={wish === 'away' ? 'danger' : 'secondary'} size="footnote">
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
