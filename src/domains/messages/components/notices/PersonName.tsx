import { Link } from '@livery/design-system';
import { useStores } from '../../../../lib/stores/stores.ts';

/** Somebody's name in a line about the conversation; leads to their page, one's own does not. */
export function PersonName({ id, children }: { id: string | undefined; children: string }) {
  const { users } = useStores();
  if (id === undefined || id === users.id || children === '') return children;
  return (
    <Link tone="plain" href={`/guest-page/${id}`}>
      <b className="font-medium">{children}</b>
    </Link>
  );
}
