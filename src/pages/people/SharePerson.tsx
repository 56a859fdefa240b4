import { IconButton, ShareIcon } from '@livery/design-system';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** Sends somebody's card to conversations. */
export function SharePerson({ id }: { id: string }) {
  const text = useText();
  const { loginPrompt } = useStores();
  const sheet = useDomainOverlay();
  const share = () => sheet.open({ name: 'messages/shareAuthor', of: id });
  return (
    <>
      <IconButton icon={ShareIcon} label={text('person.share')} onClick={() => loginPrompt.require(share)} />
      {sheet.props && <DomainOverlay key={sheet.props.of} {...sheet.props} />}
    </>
  );
}
