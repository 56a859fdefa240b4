import { ComingSoonPage } from './ComingSoonPage.tsx';

/** Places whose content is still to come: each moves to its domain with it. */
export const SearchPage = () => <ComingSoonPage title="page.search" drawing="search" />;
export const DiscoverPage = () => <ComingSoonPage title="page.discover" drawing="search" isMain />;
