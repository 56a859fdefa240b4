import { List, PersonRow, Skeleton } from '@livery/design-system';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** People on their way, in their final geometry. */
export function PersonSkeletons({ label }: { label: string }) {
  return (
    <List label={label} busy>
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
