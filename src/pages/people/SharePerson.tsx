import { IconButton, ShareIcon } from '@livery/design-system';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../lib/intl/useText.ts';

/** Passes somebody's page on. */
export function SharePerson({ id }: { id: string }) {
  const text = useText();
  const sheet = useDomainOverlay();
  return (
    <>
      <IconButton
        icon={ShareIcon}
        label={text('person.share')}
        onClick={() => sheet.open({ name: 'contacts/sharePerson', of: id })}
      />
      {sheet.props && <DomainOverlay key={sheet.props.of} {...sheet.props} />}
    </>
  );
}
