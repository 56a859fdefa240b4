import {
  Bubble,
  CloseIcon,
  IconButton,
  Inline,
  MediaFrame,
  MediaImage,
  MessageRow,
  Progress,
  RefreshIcon,
  Stack,
  Text,
  TrashIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useClockText } from '../../../../lib/text/useClockText.ts';
import type { Upload } from '../../uploads/upload.ts';
import { useChat } from '../../useChat.ts';
import { ChooseAgain } from './ChooseAgain.tsx';
import { UploadLabel } from './UploadLabel.tsx';

/** Nothing is so high or so wide that it fills the conversation. */
const ratioOf = ({ width = 4, height = 3 }: Upload['kept']): number =>
  Math.min(1.8, Math.max(0.7, width / height));

const UploadProgress = observer(function UploadProgress({ upload }: { upload: Upload }) {
  const text = useText();
  const name = upload.kept.filename;
  return <Progress label={text('room.upload.uploading', { name })} value={upload.progress} />;
});

function CancelButton({ upload, tone }: { upload: Upload; tone: 'media' | 'subtle' }) {
  const text = useText();
  const { uploads } = useChat();
  return (
    <IconButton
      icon={CloseIcon}
      tone={tone}
      label={text('room.upload.cancel')}
      onClick={() => uploads.remove(upload)}
    />
  );
}

/** What stands for the file while it is on its way. */
const Content = observer(function Content({ upload }: { upload: Upload }) {
  const url = upload.url();
  const isGoing = upload.status !== 'fail';
  if (url === undefined) {
    return (
      <Stack gap="xs">
        <UploadLabel {...upload.kept} />
        {isGoing && <UploadProgress upload={upload} />}
      </Stack>
    );
  }
  return (
    <MediaFrame
      ratio={ratioOf(upload.kept)}
      corners="bubble"
      over={
        isGoing
          ? {
              center: <CancelButton upload={upload} tone="media" />,
              foot: <UploadProgress upload={upload} />,
            }
          : {}
      }
    >
      <MediaImage src={url} alt={upload.kept.filename} eager />
    </MediaFrame>
  );
});

const FailedTools = observer(function FailedTools({ upload }: { upload: Upload }) {
  const text = useText();
  const { uploads } = useChat();
  return (
    <Inline gap="none">
      <IconButton
        icon={TrashIcon}
        tone="subtle"
        label={text('room.discard')}
        onClick={() => uploads.remove(upload)}
      />
      {upload.isWhole() ? (
        <IconButton icon={RefreshIcon} label={text('room.retry')} onClick={() => uploads.retry(upload)} />
      ) : (
        <ChooseAgain upload={upload} />
      )}
    </Inline>
  );
});

/** Why it was not sent. */
const problemOf = (upload: Upload): MessageId => {
  if (upload.isWhole()) return upload.reason ?? 'room.upload.fail';
  return upload.kept.kind === 'audio' ? 'room.upload.lost.voice' : 'room.upload.lost';
};

const UploadRow = observer(function UploadRow({ upload }: { upload: Upload }) {
  const text = useText();
  const { clock } = useClockText();
  const hasFailed = upload.status === 'fail';
  const isPicture = upload.url() !== undefined;
  const label = text(upload.status === 'uploading' ? 'room.sending' : 'room.upload.waiting');
  return (
    <MessageRow
      side="own"
      retry={
        hasFailed ? (
          <FailedTools upload={upload} />
        ) : (
          !isPicture && <CancelButton upload={upload} tone="subtle" />
        )
      }
    >
      <Bubble
        side="own"
        {...(isPicture && { content: 'picture' })}
        time={clock(upload.kept.create_at)}
        delivery={hasFailed ? undefined : { state: 'sending', label }}
      >
        <Content upload={upload} />
      </Bubble>
      {(hasFailed || upload.isCut) && (
        <Text size="caption" tone={hasFailed ? 'danger' : 'secondary'}>
          {text(hasFailed ? problemOf(upload) : 'room.waiting')}
        </Text>
      )}
    </MessageRow>
  );
});

/** The files of a conversation that are on their way, or that could not be sent. */
export const UploadRows = observer(function UploadRows({ groupId }: { groupId: string }) {
  const { uploads } = useChat();
  return uploads.of(groupId).map((upload) => <UploadRow key={upload.cid} upload={upload} />);
});
