import { Bubble } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useChat } from '../../useChat.ts';
import { GoneMedia } from './GoneMedia.tsx';
import type { KindProps } from './kind.ts';
import { useVoiceFile } from './useVoiceFile.ts';
import { useVoiceTurn } from './useVoiceTurn.ts';
import { VoicePlayer } from './VoicePlayer.tsx';

/** A voice message; its bytes come with the first press, or when the one before it has ended. */
export const AudioBubble = observer(function AudioBubble({ message, frame }: KindProps) {
  const { voices } = useChat();
  const voice = useVoiceFile(message);
  const starts = useVoiceTurn(message.id, voice !== undefined);
  if (!voice) return <GoneMedia kind="room.kind.audio" frame={frame} />;
  const { key, ...player } = voice;
  return (
    <Bubble {...frame}>
      <VoicePlayer
        key={key}
        {...player}
        isUnheard={voices.isUnheard(message)}
        starts={starts}
        onStart={() => voices.start(message)}
        onEnd={() => voices.end(message)}
      />
    </Bubble>
  );
});
