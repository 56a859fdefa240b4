import { Button, Card, CopyIcon, Heading, Inline, ShareIcon, Stack, Text } from '@livery/design-system';
import { QrCode } from '@livery/design-system/qr';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useCopy, useShareLink } from '../../../lib/useShareLink.ts';
import { useBrand } from '../../brand/index.ts';
import { Invited } from './Invited.tsx';
import { inviteLink } from './invite-link.ts';

/** One's own invite code, its link and its QR code, and who came by it. */
export const Invite = observer(function Invite() {
  const text = useText();
  const { users } = useStores();
  const { title } = useBrand();
  const copy = useCopy();
  const share = useShareLink();
  const code = users.me?.invite_code ?? '';
  const link = inviteLink(location.origin, code);
  return (
    <Stack gap="md" padY="md">
      <Stack padX="page">
        <Card pad="panel">
          <Stack gap="md" align="center">
            <Text as="p" size="footnote" tone="secondary">
              {text('friends.invite.code')}
            </Text>
            <Heading level={3} size="display">
              {code}
            </Heading>
            <QrCode size="md" value={link} label={text('friends.invite.qr', { brand: title })} />
            <Text as="p" size="footnote" tone="secondary" wrap="balance">
              {text('friends.invite.text')}
            </Text>
            <Inline gap="md" justify="center">
              <Button icon={CopyIcon} onClick={() => void copy(code, 'friends.invite.copied')}>
                {text('friends.invite.copy')}
              </Button>
              <Button
                tone="primary"
                icon={ShareIcon}
                onClick={() => void share(title, link, 'friends.link.copied')}
              >
                {text('friends.invite.share')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      </Stack>
      <Invited />
    </Stack>
  );
});
