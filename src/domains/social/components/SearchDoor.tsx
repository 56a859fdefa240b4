import { Icon, SearchIcon } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { RouterLink } from '../../../lib/RouterLink.tsx';

/** Looks like the field that it leads to. */
export function SearchDoor() {
  const text = useText();
  return (
    <RouterLink
      to="/search"
      className="flex h-control-md items-center gap-2.5 rounded-field bg-control px-3 text-tertiary shadow-search hover:text-secondary"
    >
      <Icon of={SearchIcon} size="md" />
      {text('feed.search')}
    </RouterLink>
  );
}
