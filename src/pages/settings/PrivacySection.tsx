import { Card, List, ListHeading, ListRow } from '@livery/design-system';
import { PrivacySettings } from '../../domains/account/index.ts';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../lib/intl/useText.ts';

/** What others see of the person, and who is kept away. */
export function PrivacySection() {
  const text = useText();
  const overlay = useDomainOverlay();
  return (
    <section aria-labelledby="settings-privacy">
      <ListHeading id="settings-privacy">{text('privacy.section')}</ListHeading>
      <Card>
        <PrivacySettings labelledBy="settings-privacy" />
        <List labelledBy="settings-privacy">
          <ListRow
            title={text('privacy.blacklist')}
            leads
            onClick={() => overlay.open({ name: 'contacts/blacklist', of: '' })}
          />
          <ListRow
            title={text('privacy.hidden_authors')}
            leads
            onClick={() => overlay.open({ name: 'social/hiddenAuthors', of: '' })}
          />
        </List>
      </Card>
      {overlay.props && <DomainOverlay key={overlay.props.name} {...overlay.props} />}
    </section>
  );
}
