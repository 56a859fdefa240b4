import { SoonPage } from './SoonPage.tsx';

/** Places whose content is still to come: each moves to its domain with it. */
export const FriendsPage = () => <SoonPage title="page.friends" drawing="people" />;
export const PublishPage = () => <SoonPage title="page.publish" drawing="pictures" />;
export const SearchPage = () => <SoonPage title="page.search" drawing="search" />;
export const DiscoverPage = () => <SoonPage title="page.discover" drawing="search" isMain />;
