import { type SwitchItem, SwitchList } from './SwitchList.tsx';

const ITEMS: readonly SwitchItem[] = [
  { setting: 'presence', title: 'privacy.presence', detail: 'privacy.presence.text' },
  { setting: 'like_list_private', title: 'privacy.likes', detail: 'privacy.likes.text' },
  { setting: 'collect_list_private', title: 'privacy.collects', detail: 'privacy.collects.text' },
];

/** What others see of the person. */
export function PrivacySettings({ labelledBy }: { labelledBy: string }) {
  return <SwitchList labelledBy={labelledBy} items={ITEMS} />;
}
