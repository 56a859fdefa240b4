import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { lazily } from '../../../../lib/lazily.tsx';
import { overPages } from '../../../../lib/over-pages.ts';
import { useChat } from '../../useChat.ts';

const HeardVoice = lazily(() => import('./HeardVoice.tsx'), 'HeardVoice', { failed: () => null });

/** Brings the bar that stands over other pages. Without it the system's own controls are left. */
const bringOverPages = (): void => {
  import('./HeardOverPages.tsx')
    .then(({ HeardOverPages }) => overPages.add(HeardOverPages))
    .catch(() => undefined);
};

/** What is heard; the code comes with the first voice that plays. */
export const LazyHeardVoice = observer(function LazyHeardVoice() {
  const { voices } = useChat();
  const isHeard = voices.current !== undefined;
  useLayoutEffect(() => voices.showInPage(), [voices]);
  useEffect(() => {
    if (isHeard) bringOverPages();
  }, [isHeard]);
  return isHeard && <HeardVoice />;
});
