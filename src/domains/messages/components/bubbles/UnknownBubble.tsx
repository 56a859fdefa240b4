import { Bubble, Icon, InfoIcon, Inline, Text } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { kindOf } from '../../message.model.ts';
import type { KindProps } from './kind.ts';

/** A type of a later version: named, not shown. */
export function UnknownBubble({ message, frame }: KindProps) {
  const text = useText();
  const kind = kindOf(message);
  return (
    <Bubble {...frame}>
      <Inline gap="sm">
        <Icon of={InfoIcon} size="md" />
        <Text wrap="pretty">{kind && text(kind)}</Text>
      </Inline>
    </Bubble>
  );
}
