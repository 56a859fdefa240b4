import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useIsOnline } from '../../lib/useIsOnline.ts';

/** A socket that comes back at once is not worth a word. */
const WORTH_SAYING = 3_000;

/** Whether `is` has held for that long. */
const useLasting = (is: boolean): boolean => {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLasts(true), WORTH_SAYING);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is]);
  return lasts;
};

/** Shows over every page that the server cannot be reached. Part of the first screen: without a connection no code can be loaded. */
export const ConnectionStrip = observer(function ConnectionStrip() {
  const text = useText();
  const { realtime } = useStores();
  const isOnline = useIsOnline();
  const isReconnecting = useLasting(realtime.status === 'connecting');
  const words = !isOnline ? text('app.connection.none') : isReconnecting && text('app.connection.again');
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-under-bar z-toast flex justify-center pt-safe-top"
    >
      {words && (
        <span className="mt-1 rounded-chip bg-inverse px-3 py-1 text-caption text-on-inverse shadow-float">
          {words}
        </span>
      )}
    </div>
  );
});
