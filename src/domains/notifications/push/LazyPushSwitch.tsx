import { lazily } from '../../../lib/lazily.tsx';

/** A row of settings; what does not come is left out. */
export const LazyPushSwitch = lazily<'PushSwitch', object>(() => import('./PushSwitch.tsx'), 'PushSwitch', {
  domain: 'notifications',
  failed: () => null,
});
