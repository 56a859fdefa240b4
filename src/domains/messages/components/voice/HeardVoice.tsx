import { PlayerBar, type PlayerBarProps } from '@livery/design-system/media';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { useNavigate } from '../../../../lib/router/useNavigate.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { clock } from '../../../../lib/text/number.ts';
import { useTitleOf } from '../../../groups/index.ts';
import { useNameOf } from '../../../users/index.ts';
import { useChat } from '../../useChat.ts';
import { useVoiceSpeed } from './useVoiceSpeed.ts';

/** The voice that is heard, wherever one is. */
export const HeardVoice = observer(function HeardVoice({ place = 'top' }: Pick<PlayerBarProps, 'place'>) {
  const text = useText();
  const { users } = useStores();
  const { groups, voices } = useChat();
  const nameOf = useNameOf();
  const titleOf = useTitleOf();
  const navigate = useNavigate();
  const speed = useVoiceSpeed();
  const { current, state, seconds } = voices;
  if (!current || state === 'idle') return null;
  const group = groups.get(current.group_id);
  const where = group ? titleOf(group) : '';
  const name = current.user_id === users.id ? text('room.you') : current.user && nameOf(current.user);
  const duration = current.duration ?? 0;
  const time = `${clock(seconds)} / ${clock(duration)}`;
  return (
    <PlayerBar
      place={place}
      label={text('room.kind.audio')}
      title={name || where}
      detail={name && name !== where ? `${where} · ${time}` : time}
      share={seconds / Math.max(duration, 1)}
      state={state}
      labels={{ play: text('room.play'), pause: text('room.pause'), close: text('room.voice.close') }}
      onToggle={() => voices.toggle(current)}
      onOpen={() => navigate(`/room/${current.group_id}?message=${current.id}`)}
      onClose={() => voices.close()}
      speed={speed}
    />
  );
});
