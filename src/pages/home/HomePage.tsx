import {
  AppBar,
  fromScreen,
  IconButtonLink,
  Logo,
  NavTabs,
  Only,
  PageScaffold,
  SearchIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import { PublishingPlace } from '../../domains/publishing/index.ts';
import {
  FeedAside,
  FeedList,
  type FeedName,
  FollowForGuest,
  LazyChartList,
  LazyFeedGestures,
  LazyGalleryGrid,
  SearchDoor,
} from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useAfterFirstScreen } from '../../lib/useAfterFirstScreen.ts';
import { useMedia } from '../../lib/useMedia.ts';

const TABS = ['recommend', 'follow', 'gallery', 'chart'] as const satisfies readonly FeedName[];

type Tab = (typeof TABS)[number];

const hrefOf = (tab: Tab): string => `/home/${tab}`;

const HomeBar = observer(function HomeBar({ tab }: { tab: Tab }) {
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
        // The tabs stand where they stand beside the aside: they do not move under the pointer.
        <div className={tab === 'gallery' ? 'relative desktop:pe-beside-aside' : ''}>
          <NavTabs
            label={text('feed.tabs')}
            align="center"
            items={TABS.map((name) => ({
              href: hrefOf(name),
              label: text(`feed.tabs.${name}`),
              current: name === tab,
            }))}
          />
          {tab === 'gallery' && (
            <div className="absolute inset-y-0 -end-3 hidden w-aside flex-col justify-center desktop:flex">
              <SearchDoor />
            </div>
          )}
        </div>
      }
      end={
        <Only on="belowDesktop">
          <IconButtonLink icon={SearchIcon} label={text('nav.search')} href="/search" />
        </Only>
      }
    />
  );
});

const Content = observer(function Content({ tab, hasList }: { tab: Tab; hasList: boolean }) {
  const { social } = useStores();
  if (!hasList) return <FollowForGuest />;
  if (tab === 'gallery') return <LazyGalleryGrid feed={social.feeds.gallery} />;
  if (tab === 'chart') return <LazyChartList />;
  return <FeedList key={tab} feed={social.feeds[tab]} />;
});

/** The feeds, one tab each. */
export const HomePage = observer(function HomePage({ tab }: { tab: Tab }) {
  const text = useText();
  usePageTitle(useBrand().title, tab === 'recommend' ? undefined : text(`feed.tabs.${tab}`));
  const area = useRef<HTMLDivElement>(null);
  const isOver = useAfterFirstScreen();
  // It stands in the first HTML, which is the same for every screen; after that only where it is seen.
  const hasAside = useMedia(fromScreen('desktop')) || !isOver;
  const { brand, users } = useStores();
  const { isSignedIn } = users;
  const hasList = tab !== 'follow' || isSignedIn;
  const hasChart = tab !== 'chart' && (isSignedIn || !brand.config.places.kept.includes('/chart'));
  return (
    <PageScaffold
      bar={<HomeBar tab={tab} />}
      {...(tab === 'gallery'
        ? { width: 'wide' }
        : hasAside && {
            aside: { label: text('feed.aside'), content: <FeedAside hasChart={hasChart} /> },
          })}
    >
      <h1 className="sr-only">{text(`feed.tabs.${tab}`)}</h1>
      {isOver && (
        <LazyFeedGestures area={area} places={TABS.map(hrefOf)} here={hrefOf(tab)} hasList={hasList} />
      )}
      <div className="flex flex-1 touch-pan-y flex-col overflow-x-clip">
        <div ref={area} className="flex flex-1 flex-col">
          <PublishingPlace />
          <Content tab={tab} hasList={hasList} />
        </div>
      </div>
    </PageScaffold>
  );
});
