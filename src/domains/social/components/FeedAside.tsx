import { APP_VERSION } from '@livery/contract';
import { Icon, Link, SearchIcon, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { RouterLink } from '../../../lib/RouterLink.tsx';
import { useBrand } from '../../brand/index.ts';
import { ChartPanel } from './ChartPanel.tsx';

function SearchDoor() {
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

/** What stands beside a feed on a wide screen: search, the chart, the small print. */
export const FeedAside = observer(function FeedAside({ hasChart }: { hasChart: boolean }) {
  const text = useText();
  const { termsUrl, privacyUrl } = useBrand();
  return (
    <>
      <SearchDoor />
      {hasChart && <ChartPanel />}
      <Text as="p" size="caption" tone="tertiary">
        <Link tone="subtle" href={termsUrl}>
          {text('feed.legal.terms')}
        </Link>
        {' · '}
        <Link tone="subtle" href={privacyUrl}>
          {text('feed.legal.privacy')}
        </Link>
        {` · ${APP_VERSION}`}
      </Text>
    </>
  );
});
