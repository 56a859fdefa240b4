import { AppBar, IconButtonLink, Logo, NavTabs, Only, PageScaffold, SearchIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import {
  ChartList,
  FeedAside,
  FeedList,
  type FeedName,
  FollowForGuest,
  LaterGalleryGrid,
} from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useTabSwipe } from './useTabSwipe.ts';

const TABS = ['recommend', 'follow', 'gallery', 'chart'] as const satisfies readonly FeedName[];

const hrefOf = (tab: FeedName): string => `/home/${tab}`;

const HomeBar = observer(function HomeBar({ tab }: { tab: FeedName }) {
  const text = useText();
  const brand = useBrand();
  return (
    <AppBar
      start={
        <Only on="phone">
          <Logo src={brand.iconUrl} name={brand.title} href="/home/recommend" words="never" />
        </Only>
      }
      center={
        <NavTabs
          label={text('feed.tabs')}
          align="center"
          items={TABS.map((name) => ({
            href: hrefOf(name),
            label: text(`feed.tabs.${name}`),
            current: name === tab,
          }))}
        />
      }
      end={
        <Only on="belowDesktop">
          <IconButtonLink icon={SearchIcon} label={text('nav.search')} href="/search" />
        </Only>
      }
    />
  );
});

const Content = observer(function Content({ tab }: { tab: FeedName }) {
  const { social, users } = useStores();
  if (tab === 'follow' && !users.isSignedIn) return <FollowForGuest />;
  if (tab === 'gallery') return <LaterGalleryGrid feed={social.feeds.gallery} />;
  if (tab === 'chart') return <ChartList feed={social.feeds.chart} />;
  return <FeedList key={tab} feed={social.feeds[tab]} />;
});

/** The feeds, one tab each. */
export const HomePage = observer(function HomePage({ tab }: { tab: FeedName }) {
  const text = useText();
  usePageTitle(useBrand().title, tab === 'recommend' ? undefined : text(`feed.tabs.${tab}`));
  const swipe = useTabSwipe(TABS.map(hrefOf), hrefOf(tab));
  return (
    <PageScaffold
      bar={<HomeBar tab={tab} />}
      aside={{ label: text('feed.aside'), content: <FeedAside hasChart={tab !== 'chart'} /> }}
    >
      <h1 className="sr-only">{text(`feed.tabs.${tab}`)}</h1>
      <div ref={swipe} className="min-h-dvh touch-pan-y">
        <Content tab={tab} />
      </div>
    </PageScaffold>
  );
});
