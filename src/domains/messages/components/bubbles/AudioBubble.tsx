import { Bubble } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useChat } from '../../useChat.ts';
import { GoneMedia } from './GoneMedia.tsx';
import type { KindProps } from './kind.ts';
import { Voice } from './Voice.tsx';

/** A voice message; its bytes come with the first press, or when the one before it has ended. */
export const AudioBubble = observer(function AudioBubble({ message, frame }: KindProps) {
  const { voices } = useChat();
  if (voices.isGone(message)) return <GoneMedia kind="room.kind.audio" frame={frame} />;
  return (
    <Bubble {...frame}>
      <Voice message={message} />
    </Bubble>
  );
});
