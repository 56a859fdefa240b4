import { BellIcon, IconButtonLink } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { countText } from '../../lib/text/count-text.ts';

/** The way to what happened, with how much of it is new, in the bar of a page. */
export const BellLink = observer(function BellLink() {
  const text = useText();
  const count = useStores().domains.store('notifications').value?.store.count ?? 0;
  const shown = countText(count);
  const name = text('nav.notifications');
  return (
    <IconButtonLink
      icon={BellIcon}
      href="/notifications"
      label={count > 0 ? `${name}, ${text('nav.notifications.new', { count: shown })}` : name}
      {...(count > 0 && { badge: shown })}
    />
  );
});
