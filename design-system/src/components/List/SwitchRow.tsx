import type { IconGlyph } from '../Icon/Icon.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { ListRow } from './ListRow.tsx';

export interface SwitchRowProps {
  icon?: IconGlyph;
  /** Names the switch too. */
  title: string;
  detail?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off, in a `List`. */
export function SwitchRow({ icon, title, detail, ...choice }: SwitchRowProps) {
  return (
    <ListRow
      icon={icon}
      title={title}
      detail={detail}
      value={<Switch label={title} labelHidden {...choice} />}
    />
  );
}
