import type { LinkPlace } from '@livery/contract';
import { Link, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../lib/stores/stores.ts';
import { linksAt } from './links.ts';

/** What a brand lists for a place, on lines of its own. */
export const BrandLinkList = observer(function BrandLinkList({ place }: { place: LinkPlace }) {
  const { brand, appearance } = useStores();
  const links = linksAt(brand, place, appearance.locale);
  return (
    <ul className="flex flex-wrap justify-center gap-x-4">
      {links.map(({ label, url, isElsewhere }) => (
        <li key={url}>
          <Text size="caption">
            <Link tone="subtle" href={url} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
              {/* As high as a finger needs. */}
              <span className="inline-flex min-h-11 items-center">{label}</span>
            </Link>
          </Text>
        </li>
      ))}
    </ul>
  );
});
