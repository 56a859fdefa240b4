import { SwitchRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../lib/intl/useText.ts';
import { consent } from './consent.store.ts';

/** In the settings: what was answered, to be changed. */
export const ConsentRow = observer(function ConsentRow() {
  const text = useText();
  return (
    <SwitchRow
      title={text('consent.row')}
      detail={text('consent.row.text')}
      checked={consent.answer === 'accepted'}
      onChange={(isAccepted) => consent.give(isAccepted)}
    />
  );
});
