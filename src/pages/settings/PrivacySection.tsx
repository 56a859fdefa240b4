import { Card, ListHeading } from '@livery/design-system';
import { PrivacySettings } from '../../domains/account/index.ts';
import { useText } from '../../lib/intl/useText.ts';

/** What others see of the person. */
export function PrivacySection() {
  const text = useText();
  return (
    <section aria-labelledby="settings-privacy">
      <ListHeading id="settings-privacy">{text('privacy.section')}</ListHeading>
      <Card>
        <PrivacySettings labelledBy="settings-privacy" />
      </Card>
    </section>
  );
}
