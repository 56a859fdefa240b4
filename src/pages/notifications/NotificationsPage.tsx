import { AppBar, BackIcon, CheckCheckIcon, IconButton, PageScaffold, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import {
  NotificationList,
  NotificationSkeletons,
  type Notifications,
} from '../../domains/notifications/index.ts';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useBack } from '../../lib/router/useBack.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useIsVisible } from '../../lib/useIsVisible.ts';
import { useLoaded } from '../../lib/useLoaded.ts';

/** Reads the list, and marks as seen what somebody has before their eyes. */
const useLooking = ({ store }: Notifications): void => {
  const isVisible = useIsVisible();
  useEffect(() => store.open(), [store]);
  useEffect(() => {
    store.look(isVisible);
    return () => store.look(false);
  }, [store, isVisible]);
};

const Filled = observer(function Filled({ notifications }: { notifications: Notifications }) {
  const { users } = useStores();
  const overlay = useDomainOverlay();
  useLooking(notifications);
  return (
    <>
      <NotificationList
        list={notifications.store.list}
        onFollowers={() => users.me && overlay.open({ name: 'social/followers', of: users.me.id })}
      />
      {overlay.props && <DomainOverlay {...overlay.props} />}
    </>
  );
});

const ReadAll = observer(function ReadAll({ notifications }: { notifications: Notifications }) {
  const text = useText();
  const { store } = notifications;
  if (!store.hasUnread) return null;
  return (
    <IconButton
      icon={CheckCheckIcon}
      label={text('notifications.read_all')}
      onClick={() => store.viewAll()}
    />
  );
});

/** What happened to the person at the screen. */
export const NotificationsPage = observer(function NotificationsPage() {
  const text = useText();
  const { domains, users } = useStores();
  const back = useBack('/my-page');
  const { title, places } = useBrand();
  usePageTitle(title, text('nav.notifications'));
  // A place of the bar has nothing before it.
  const isTop = places.tops.includes('/notifications');
  const loaded = useLoaded(domains.store('notifications'), users.me !== undefined);
  return (
    <PageScaffold
      bar={
        <AppBar
          start={!isTop && <IconButton icon={BackIcon} label={text('nav.back')} onClick={back} />}
          titleSize={isTop ? 'page' : 'bar'}
          title={text('nav.notifications')}
          end={loaded.status === 'ready' && <ReadAll notifications={loaded.value} />}
        />
      }
    >
      <Stack padY="sm">
        {loaded.status === 'ready' ? (
          <Filled notifications={loaded.value} />
        ) : loaded.status === 'failed' ? (
          <PageFailure retry={loaded.retry} />
        ) : (
          <NotificationSkeletons />
        )}
      </Stack>
    </PageScaffold>
  );
});
