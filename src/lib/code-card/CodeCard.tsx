import {
  Avatar,
  Button,
  DownloadIcon,
  Heading,
  Inline,
  MediaImage,
  Stack,
  Text,
} from '@livery/design-system';
import { QrCode } from '@livery/design-system/qr';
import { type ReactNode, useRef } from 'react';
import { useText } from '../intl/useText.ts';
import { saveFile } from '../save-file.ts';
import { useStores } from '../stores/stores.ts';
import { COVER_RATIO, cardPicture } from './card-picture.ts';

export interface CodeCardProps {
  name: string;
  detail: string;
  /** Address of somebody's face, or of a picture across the card's head. */
  avatar?: string;
  cover?: string | undefined;
  /** Where the code leads, and that in words. */
  link: string;
  label: string;
  hint: string;
  /** Of the picture that is saved. */
  fileName: string;
  /** Beside the button that saves it. */
  action?: ReactNode;
}

/** A card in the brand's colours with a QR code on it, to be shown, or saved as a picture. */
export function CodeCard({
  name,
  detail,
  avatar,
  cover,
  link,
  label,
  hint,
  fileName,
  action,
}: CodeCardProps) {
  const text = useText();
  const { toasts } = useStores();
  const card = useRef<HTMLDivElement>(null);
  const save = async () => {
    const picture = card.current && (await cardPicture({ card: card.current, name, detail, avatar, cover }));
    if (picture) saveFile(picture, fileName);
    else toasts.show({ id: 'code.not_saved' }, 'error');
  };
  return (
    <Stack gap="lg" padX="page" padY="md" align="center">
      <div ref={card} className="w-full max-w-dialog overflow-clip rounded-card bg-accent-soft text-primary">
        {cover !== undefined && (
          <div className="relative w-full bg-sunken" style={{ aspectRatio: COVER_RATIO }}>
            <MediaImage src={cover} alt="" eager />
          </div>
        )}
        <div className="p-6">
          <Stack gap="md" align="center">
            {avatar !== undefined && <Avatar size="xl" name={name} src={avatar} />}
            <Stack gap="xxs" align="center">
              <Heading level={3} size="title">
                {name}
              </Heading>
              <Text size="footnote" tone="secondary">
                {detail}
              </Text>
            </Stack>
            <QrCode size="lg" value={link} label={label} />
            <Text as="p" size="footnote" tone="secondary" wrap="balance">
              {hint}
            </Text>
          </Stack>
        </div>
      </div>
      <Inline gap="md" justify="center">
        <Button icon={DownloadIcon} onClick={() => void save()}>
          {text('code.save')}
        </Button>
        {action}
      </Inline>
    </Stack>
  );
}
