import { FileIcon, Icon, Inline, MicIcon, Text } from '@livery/design-system';
import { clock } from '../../../../lib/text/number.ts';
import type { LostUpload } from '../../uploads/upload.model.ts';

/** What is on its way, where there is no picture of it: a voice by its length, for nobody has named it. */
export function UploadLabel({ kind, duration, filename }: LostUpload) {
  const isVoice = kind === 'audio';
  return (
    <Inline gap="sm">
      <Icon of={isVoice ? MicIcon : FileIcon} size="md" />
      <Text wrap="pretty">{isVoice ? clock(duration ?? 0) : filename}</Text>
    </Inline>
  );
}
