import { observer } from 'mobx-react-lite';
import { overPages } from '../../lib/over-pages.ts';

/** A place over every page; what stands there comes when it is wanted. */
export const OverPagesHost = observer(function OverPagesHost() {
  return [...overPages].map((OverPages, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: none is ever taken away
    <OverPages key={index} />
  ));
});
