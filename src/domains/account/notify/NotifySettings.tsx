import { List, ListRow, Switch } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { type NotifySetting, NotifySettingsStore } from './notify-settings.store.ts';

const SETTINGS: readonly { setting: NotifySetting; title: MessageId; detail: MessageId }[] = [
  { setting: 'notify', title: 'notify.all', detail: 'notify.all.text' },
  { setting: 'notify_detail', title: 'notify.detail', detail: 'notify.detail.text' },
  { setting: 'sound', title: 'notify.sound', detail: 'notify.sound.text' },
  { setting: 'vibration', title: 'notify.vibration', detail: 'notify.vibration.text' },
];

/** How notifications come; without any the rest has nothing to say. */
export const NotifySettings = observer(function NotifySettings({ labelledBy }: { labelledBy: string }) {
  const text = useText();
  const { http, users, toasts } = useStores();
  const [store] = useState(() => new NotifySettingsStore({ http, users, toasts }));
  return (
    <List labelledBy={labelledBy}>
      {SETTINGS.map(({ setting, title, detail }) => (
        <ListRow
          key={setting}
          title={text(title)}
          detail={text(detail)}
          value={
            <Switch
              label={text(title)}
              labelHidden
              checked={store.isOn(setting)}
              disabled={users.me === undefined || (setting !== 'notify' && !store.isOn('notify'))}
              onChange={(isOn) => void store.set(setting, isOn)}
            />
          }
        />
      ))}
    </List>
  );
});
