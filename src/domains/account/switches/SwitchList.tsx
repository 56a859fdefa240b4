import { List, SwitchRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { type OwnSwitch, OwnSwitches } from './own-switches.store.ts';

export interface SwitchItem {
  setting: OwnSwitch;
  title: MessageId;
  detail: MessageId;
}

interface SwitchListProps {
  labelledBy: string;
  items: readonly SwitchItem[];
  /** The others have no effect without this one. */
  first?: OwnSwitch;
  /** Further rows. */
  children?: ReactNode;
}

/** Switches of the person at the screen. */
export const SwitchList = observer(function SwitchList({
  labelledBy,
  items,
  first,
  children,
}: SwitchListProps) {
  const text = useText();
  const { http, users, toasts } = useStores();
  const [store] = useState(() => new OwnSwitches({ http, users, toasts }));
  const isIdle = (setting: OwnSwitch) => first !== undefined && setting !== first && !store.isOn(first);
  return (
    <List labelledBy={labelledBy}>
      {items.map(({ setting, title, detail }) => (
        <SwitchRow
          key={setting}
          title={text(title)}
          detail={text(detail)}
          checked={store.isOn(setting)}
          disabled={users.me === undefined || isIdle(setting)}
          onChange={(isOn) => void store.set(setting, isOn)}
        />
      ))}
      {children}
    </List>
  );
});
