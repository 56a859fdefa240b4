import { IconButton, ShareIcon } from '@livery/design-system';
import { useParams } from 'react-router';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { ComingSoonPage } from './ComingSoonPage.tsx';

/** Somebody, who can be sent to others already. What they show is still to come. */
export function PersonPage() {
  const text = useText();
  const { loginPrompt } = useStores();
  const { id = '' } = useParams();
  const sheet = useDomainOverlay();
  const send = () => sheet.open({ name: 'messages/shareAuthor', of: id });
  return (
    <>
      <ComingSoonPage
        title="page.guest"
        drawing="people"
        end={
          <IconButton
            icon={ShareIcon}
            label={text('post.more.send_person')}
            onClick={() => loginPrompt.require(send)}
          />
        }
      />
      {sheet.props && <DomainOverlay {...sheet.props} />}
    </>
  );
}
