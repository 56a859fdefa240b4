export { BellLink } from './BellLink.tsx';
export { NotificationList } from './list/NotificationList.tsx';
export { NotificationSkeletons } from './list/NotificationSkeletons.tsx';
export type { Notifications } from './notifications.ts';
export { LazyPushSwitch } from './push/LazyPushSwitch.tsx';
