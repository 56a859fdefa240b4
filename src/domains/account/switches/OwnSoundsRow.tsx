import { SwitchRow } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ownSounds } from '../../../lib/sound/own-sounds.ts';

/** Whether what one does is heard: of this device alone. */
export function OwnSoundsRow() {
  const text = useText();
  const [isOn, setOn] = useState(() => ownSounds.read() ?? false);
  const change = (wanted: boolean) => {
    ownSounds.write(wanted);
    setOn(wanted);
  };
  return (
    <SwitchRow
      title={text('notify.own_sounds')}
      detail={text('notify.own_sounds.text')}
      checked={isOn}
      onChange={change}
    />
  );
}
