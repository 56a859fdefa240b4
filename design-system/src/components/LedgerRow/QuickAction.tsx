import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import { tileStyles } from './LedgerRow.variants.ts';

export interface QuickActionProps {
  icon: IconGlyph;
  /** One or two words under the tile. */
  label: string;
  href: string;
}

/** A way on from a page's head: a drawing over its name, one of the `QuickActions`. */
export function QuickAction({ icon, label, href }: QuickActionProps) {
  return (
    <Anchor
      href={href}
      className="part-action flex min-w-0 flex-col items-center gap-1.5 rounded-panel px-1 py-3 text-center text-footnote leading-snug font-medium text-primary"
    >
      <span className={`part-action-icon ${tileStyles({ tone: 'accent', size: 'lg' })}`}>
        <Icon of={icon} />
      </span>
      {label}
    </Anchor>
  );
}
