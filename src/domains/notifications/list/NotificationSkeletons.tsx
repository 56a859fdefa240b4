import { List, PersonRow, Skeleton } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The list on its way, in its final geometry. */
export function NotificationSkeletons() {
  const text = useText();
  return (
    <List label={text('notifications.loading')} busy>
      {PLACES.map((key) => (
        <PersonRow
          key={key}
          media={<Skeleton shape="avatar" />}
          title={<Skeleton width="sm" />}
          detail={<Skeleton shape="smallLine" width="md" />}
        />
      ))}
    </List>
  );
}
