import { IconButton } from '../components/IconButton/IconButton.tsx';
import { MediaImage } from '../components/MediaFrame/MediaFrame.tsx';
import { MediaStage, StageAction, StageSay } from '../components/MediaStage/MediaStage.tsx';
import { Only } from '../components/Only/Only.tsx';
import { SeekBar } from '../components/SeekBar/SeekBar.tsx';
import { Text } from '../components/Text/Text.tsx';
import { BackIcon, CloseIcon, CommentIcon, HeartIcon, MuteIcon, ShareIcon } from '../icons/index.ts';
import { useSay } from '../stories/say.tsx';
import { PostPanel } from './PostPanel.tsx';

const picture = '/art/northlights.svg';

function Picture() {
  const say = useSay();
  return (
    <MediaImage src={picture} alt={say('帐篷上空的极光', 'Northern lights over a tent')} fit="contain" />
  );
}

function SoundButton() {
  const say = useSay();
  return <IconButton icon={MuteIcon} label={say('打开声音', 'Sound on')} tone="media" />;
}

function WideStage({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <MediaStage
      label={say('林间小满的作品', 'A post of Meera Nair')}
      backdrop={picture}
      start={<IconButton icon={CloseIcon} label={say('关闭', 'Close')} tone="media" onClick={onClose} />}
      end={<SoundButton />}
      controls={
        <SeekBar
          label={say('进度', 'Position')}
          value={16}
          max={42}
          valueText="0:16 / 0:42"
          onSeek={() => undefined}
        />
      }
    >
      <Picture />
    </MediaStage>
  );
}

function PhoneStage({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <MediaStage
      label={say('林间小满的作品', 'A post of Meera Nair')}
      backdrop={picture}
      start={<IconButton icon={BackIcon} label={say('返回', 'Back')} tone="media" onClick={onClose} />}
      end={<SoundButton />}
      side={
        <>
          <StageAction
            icon={HeartIcon}
            label={say('喜欢，12.8k', 'Like, 12.8k')}
            count="12.8k"
            tone="like"
            pressed
          />
          <StageAction icon={CommentIcon} label={say('评论，1.2k', 'Comments, 1.2k')} count="1.2k" />
          <StageAction icon={ShareIcon} label={say('分享', 'Share')} />
        </>
      }
      caption={
        <Text weight="strong">{say('等了四个小时，极光终于来了', 'Four hours of waiting, then this')}</Text>
      }
      foot={<StageSay label={say('说点好听的', 'Say something nice')} />}
    >
      <Picture />
    </MediaStage>
  );
}

/** The opened post: media left and words right, one over the other on a phone. */
export function PostPage({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Only on="phone">
        <PhoneStage onClose={onClose} />
      </Only>
      <Only on="tabletUp">
        <div className="tablet:grid tablet:grid-cols-post">
          <WideStage onClose={onClose} />
          <PostPanel />
        </div>
      </Only>
    </>
  );
}
