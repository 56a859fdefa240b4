import { Bubble, ClockIcon, Icon, Inline, Text } from '@livery/design-system';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import type { BubbleFrame } from './kind.ts';

/** In the place of media that are kept no longer: fourteen days (product.md section 4). */
export function GoneMedia({ kind, frame }: { kind: MessageId; frame: BubbleFrame }) {
  const text = useText();
  return (
    <Bubble {...frame}>
      <Inline gap="sm">
        <Icon of={ClockIcon} size="md" />
        <Text wrap="pretty">{text('room.file.gone', { kind: text(kind) })}</Text>
      </Inline>
    </Bubble>
  );
}
