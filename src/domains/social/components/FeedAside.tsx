import { APP_VERSION } from '@livery/contract';
import { Link, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useBrand } from '../../brand/index.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { SearchDoor } from './SearchDoor.tsx';

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
