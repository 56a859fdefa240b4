import { Switch as OpenClose, type User } from '@livery/contract';
import { List, ListRow, Switch } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import type { NotifySetting, ProfileForm } from '../profile-form.store.ts';

const SETTINGS: readonly { setting: NotifySetting; title: MessageId; detail: MessageId }[] = [
  { setting: 'notify', title: 'edit.notify', detail: 'edit.notify.text' },
  { setting: 'notify_detail', title: 'edit.notify_detail', detail: 'edit.notify_detail.text' },
  { setting: 'sound', title: 'edit.sound', detail: 'edit.sound.text' },
  { setting: 'vibration', title: 'edit.vibration', detail: 'edit.vibration.text' },
];

interface NotifySettingsProps {
  me: User;
  form: ProfileForm;
  labelledBy: string;
}

/** How notifications come; without any the rest has nothing to say. */
export const NotifySettings = observer(function NotifySettings({
  me,
  form,
  labelledBy,
}: NotifySettingsProps) {
  const text = useText();
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
              checked={me[setting] === OpenClose.OPEN}
              disabled={setting !== 'notify' && me.notify === OpenClose.CLOSE}
              onChange={(isOn) => void form.setNotify(setting, isOn)}
            />
          }
        />
      ))}
    </List>
  );
});
