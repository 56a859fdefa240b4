import { observer } from 'mobx-react-lite';
import { overPages } from '../../lib/over-pages.ts';

/** A place over every page; what stands there comes with its domain. */
export const OverPagesHost = observer(function OverPagesHost() {
  const OverPages = overPages.get();
  return OverPages && <OverPages />;
});
