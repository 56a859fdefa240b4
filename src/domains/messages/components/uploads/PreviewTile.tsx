import {
  BackIcon,
  ChevronRightIcon,
  CloseIcon,
  FileIcon,
  Icon,
  IconButton,
  MediaFrame,
  MediaImage,
  Stack,
  Text,
} from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { useObjectUrl } from '../../../../lib/useObjectUrl.ts';
import type { UploadKind } from '../../uploads/upload.model.ts';

interface PreviewTileProps {
  file: File;
  kind: UploadKind;
  onRemove: () => void;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
}

function Shown({ file, kind }: Pick<PreviewTileProps, 'file' | 'kind'>) {
  const url = useObjectUrl(file);
  if (kind === 'image') return url && <MediaImage src={url} alt={file.name} eager />;
  if (kind === 'video')
    return (
      <video
        src={url}
        muted
        playsInline
        preload="metadata"
        className="absolute inset-0 size-full object-cover"
      />
    );
  return (
    <Stack fill align="center" justify="center" gap="xs" padX="sm">
      <Icon of={FileIcon} size="xl" />
      <Text size="footnote" align="center" wrap="pretty">
        {file.name}
      </Text>
    </Stack>
  );
}

/** One of the files that are about to be sent. */
export function PreviewTile({ file, kind, onRemove, onEarlier, onLater }: PreviewTileProps) {
  const text = useText();
  const { name } = file;
  const button = (icon: typeof CloseIcon, label: string, onClick: () => void) => (
    <IconButton icon={icon} tone="media" label={label} onClick={onClick} />
  );
  return (
    <MediaFrame
      ratio={1}
      over={{
        topEnd: button(CloseIcon, text('room.upload.take_out', { name }), onRemove),
        ...(onEarlier && { bottomStart: button(BackIcon, text('room.upload.earlier', { name }), onEarlier) }),
        ...(onLater && { bottomEnd: button(ChevronRightIcon, text('room.upload.later', { name }), onLater) }),
      }}
    >
      <Shown file={file} kind={kind} />
    </MediaFrame>
  );
}
