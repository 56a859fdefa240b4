import { type SwitchItem, SwitchList } from './SwitchList.tsx';

const ITEMS: readonly SwitchItem[] = [
  { setting: 'presence', title: 'privacy.presence', detail: 'privacy.presence.text' },
];

/** What others see of the person. */
export function PrivacySettings({ labelledBy }: { labelledBy: string }) {
  return <SwitchList labelledBy={labelledBy} items={ITEMS} />;
}
