import { observer } from 'mobx-react-lite';
import { useStores } from '../../../lib/stores/stores.ts';
import { PersonCard } from '../share/PersonCard.tsx';

/** One's own QR code: whoever scans it comes to one's page. */
export const OwnCode = observer(function OwnCode() {
  const { me } = useStores().users;
  return me ? <PersonCard person={me} hint="friends.code.hint" /> : null;
});
