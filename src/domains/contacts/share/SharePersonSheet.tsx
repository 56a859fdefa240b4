import { EmptyState, LinkIcon, QrCodeIcon, SendIcon, ShareIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ReadFailure } from '../../../lib/ReadFailure.tsx';
import { type ShareWay, ShareWays } from '../../../lib/share-ways/ShareWays.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { canShare, useCopy, useShareLink } from '../../../lib/useShareLink.ts';
import { personLink } from '../add/person-link.ts';
import { PersonSkeletons } from '../components/PersonSkeletons.tsx';
import type { AuthorStore } from '../person/author.store.ts';
import { useAuthor } from '../person/useAuthor.ts';
import { PersonCard } from './PersonCard.tsx';

const Card = observer(function Card({ store }: { store: AuthorStore }) {
  const text = useText();
  const { state } = store;
  switch (state.status) {
    case 'loading':
      return <PersonSkeletons label={text('contacts.loading')} />;
    case 'gone':
      return <EmptyState drawing="people" title={text('person.gone')} text={text('person.gone.text')} />;
    case 'failed':
      return <ReadFailure title="person.failed" error={state.error} onRetry={() => void store.load()} />;
    case 'ready':
      return <PersonCard person={state.author} hint="person.share.hint" />;
  }
});

/** The ways to pass somebody's page on: a chat, its link, a card with a QR code, the device's own. Guests have all but the chat. */
export const SharePersonSheet = observer(function SharePersonSheet({ of: id, open, onClose }: OverlayProps) {
  const text = useText();
  const copy = useCopy();
  const share = useShareLink();
  const { loginPrompt } = useStores();
  const chats = useDomainOverlay();
  const store = useAuthor(id);
  const link = personLink(location.origin, id);
  const name = store.state.status === 'ready' ? store.state.author.nickname : text('page.guest');
  const send = () => chats.open({ name: 'messages/shareAuthor', of: id });
  const ways: ShareWay[] = [
    { id: 'person.share.send', icon: SendIcon, go: () => loginPrompt.require(send) },
    { id: 'person.share.copy', icon: LinkIcon, go: () => void copy(link, 'friends.link.copied') },
    { id: 'person.share.qr', icon: QrCodeIcon, go: 'code' },
    ...(canShare()
      ? [
          {
            id: 'person.share.system' as const,
            icon: ShareIcon,
            go: () => void share(name, link, 'friends.link.copied'),
          },
        ]
      : []),
  ];
  return (
    <>
      <ShareWays
        open={open}
        onClose={onClose}
        title="person.share"
        close="contacts.close"
        ways={ways}
        code={{ title: 'person.share.qr', card: <Card store={store} /> }}
      />
      {chats.props && <DomainOverlay {...chats.props} />}
    </>
  );
});
