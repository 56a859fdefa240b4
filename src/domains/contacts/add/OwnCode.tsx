import type { User } from '@livery/contract';
import { Avatar, Button, DownloadIcon, Heading, Inline, ShareIcon, Stack, Text } from '@livery/design-system';
import { QrCode } from '@livery/design-system/qr';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useShareLink } from '../../../lib/useShareLink.ts';
import { cardPicture } from './card-picture.ts';
import { personLink } from './person-link.ts';

function Card({ me }: { me: User }) {
  const text = useText();
  const { toasts } = useStores();
  const share = useShareLink();
  const card = useRef<HTMLDivElement>(null);
  const link = personLink(location.origin, me.id);
  const detail = text('person.id', { id: me.username });
  const save = async () => {
    const picture =
      card.current &&
      (await cardPicture({ card: card.current, name: me.nickname, detail, avatar: me.avatar }));
    if (picture) saveFile(picture, `${me.username}.png`);
    else toasts.show({ id: 'friends.code.not_saved' }, 'error');
  };
  return (
    <Stack gap="lg" padX="page" padY="md" align="center">
      <div ref={card} className="w-full max-w-dialog rounded-card bg-accent-soft p-6 text-primary">
        <Stack gap="md" align="center">
          <Avatar size="xl" name={me.nickname} src={me.avatar} />
          <Stack gap="xxs" align="center">
            <Heading level={3} size="title">
              {me.nickname}
            </Heading>
            <Text size="footnote" tone="secondary">
              {detail}
            </Text>
          </Stack>
          <QrCode size="lg" value={link} label={text('friends.code.label', { name: me.nickname })} />
          <Text as="p" size="footnote" tone="secondary" wrap="balance">
            {text('friends.code.hint')}
          </Text>
        </Stack>
      </div>
      <Inline gap="md" justify="center">
        <Button icon={DownloadIcon} onClick={() => void save()}>
          {text('friends.code.save')}
        </Button>
        <Button
          tone="primary"
          icon={ShareIcon}
          onClick={() => void share(me.nickname, link, 'friends.link.copied')}
        >
          {text('friends.code.share')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** One's own QR code: whoever scans it comes to one's page. */
export const OwnCode = observer(function OwnCode() {
  const { me } = useStores().users;
  return me ? <Card me={me} /> : null;
});
