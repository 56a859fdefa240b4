import { Bubble } from '@livery/design-system';
import { useState } from 'react';
import { useMessageFile } from '../../files/useMessageFile.ts';
import { isExpired } from '../../message.model.ts';
import { GoneMedia } from './GoneMedia.tsx';
import type { KindProps } from './kind.ts';
import { VoicePlayer } from './VoicePlayer.tsx';

/** A voice message; its bytes come with the first press. */
export function AudioBubble({ message, frame }: KindProps) {
  const [isWanted, setWanted] = useState(false);
  const hasExpired = isExpired(message);
  const { state, retry } = useMessageFile(message, { isWanted: isWanted && !hasExpired, as: 'link' });
  if (hasExpired || state.status === 'gone') return <GoneMedia kind="room.kind.audio" frame={frame} />;
  const src = state.status === 'ready' ? state.url : undefined;
  return (
    <Bubble {...frame}>
      <VoicePlayer
        // What did not come is asked for by the next press.
        key={state.status === 'failed' ? 'failed' : 'player'}
        src={src}
        duration={message.duration ?? 0}
        waveform={message.media?.waveform}
        onWant={state.status === 'failed' ? retry : () => setWanted(true)}
      />
    </Bubble>
  );
}
