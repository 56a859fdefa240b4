import { Bubble } from '@livery/design-system';
import { GoneMedia } from './GoneMedia.tsx';
import type { KindProps } from './kind.ts';
import { useVoiceFile } from './useVoiceFile.ts';
import { VoicePlayer } from './VoicePlayer.tsx';

/** A voice message; its bytes come with the first press. */
export function AudioBubble({ message, frame }: KindProps) {
  const voice = useVoiceFile(message);
  if (!voice) return <GoneMedia kind="room.kind.audio" frame={frame} />;
  const { key, ...player } = voice;
  return (
    <Bubble {...frame}>
      <VoicePlayer key={key} {...player} />
    </Bubble>
  );
}
