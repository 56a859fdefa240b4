import { OwnSoundsRow } from './OwnSoundsRow.tsx';
import { type SwitchItem, SwitchList } from './SwitchList.tsx';

const ITEMS: readonly SwitchItem[] = [
  { setting: 'notify', title: 'notify.all', detail: 'notify.all.text' },
  { setting: 'notify_detail', title: 'notify.detail', detail: 'notify.detail.text' },
  { setting: 'sound', title: 'notify.sound', detail: 'notify.sound.text' },
  { setting: 'vibration', title: 'notify.vibration', detail: 'notify.vibration.text' },
];

/** How notifications arrive; without the first switch the others have no effect. */
export function NotifySettings({ labelledBy }: { labelledBy: string }) {
  return (
    <SwitchList labelledBy={labelledBy} items={ITEMS} first="notify">
      <OwnSoundsRow />
    </SwitchList>
  );
}
