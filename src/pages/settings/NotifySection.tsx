import { Card, ListHeading } from '@livery/design-system';
import { NotifySettings } from '../../domains/account/index.ts';
import { LazyPushSwitch } from '../../domains/notifications/index.ts';
import { useText } from '../../lib/intl/useText.ts';

/** Whether and how notifications come. */
export function NotifySection() {
  const text = useText();
  return (
    <section aria-labelledby="settings-notify">
      <ListHeading id="settings-notify">{text('notify.section')}</ListHeading>
      <Card>
        <NotifySettings labelledBy="settings-notify" />
        <LazyPushSwitch />
      </Card>
    </section>
  );
}
