import type { Group } from '@livery/contract';
import {
  Badge,
  BellOffIcon,
  Icon,
  type IconGlyph,
  PinIcon,
  Text,
  VisuallyHidden,
} from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { countText } from '../../../../lib/text/count-text.ts';

function Mark({ icon, label }: { icon: IconGlyph; label: string }) {
  return (
    <Text tone="tertiary">
      <Icon of={icon} size="sm" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Text>
  );
}

/** At the end of a row: whether it is muted or on top, and what is unread. One that was marked has a badge without a count. */
export function ConversationMarks({ group }: { group: Group }) {
  const text = useText();
  const { unread, muted, on_top, marked_unread } = group;
  const count = countText(unread);
  const tone = muted ? 'subtle' : 'alert';
  return (
    <>
      {muted && <Mark icon={BellOffIcon} label={text('chat.muted')} />}
      {on_top && <Mark icon={PinIcon} label={text('chat.on_top')} />}
      {(unread > 0 || marked_unread) && (
        <>
          <Badge tone={tone}>{unread > 0 ? count : '\u00a0'}</Badge>
          <VisuallyHidden>
            {unread > 0 ? text('chat.unread', { count }) : text('chat.marked_unread')}
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
