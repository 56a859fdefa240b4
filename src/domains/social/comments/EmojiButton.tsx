import { IconButton, SmileIcon } from '@livery/design-system';
import { type RefObject, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';

const EmojiSheet = lazily(() => import('../../../lib/EmojiSheet.tsx'), 'EmojiSheet', {
  failed: overlayFailed,
});

interface EmojiButtonProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onWrite: (text: string) => void;
}

/** Writes an emoji where the caret is; their code comes with the first tap. */
export function EmojiButton({ field, onWrite }: EmojiButtonProps) {
  const text = useText();
  const [state, setState] = useState<'open' | 'closed'>();
  const title = text('comments.emoji');
  const choose = (emoji: string) => {
    setState('closed');
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    onWrite(value.slice(0, selectionStart) + emoji + value.slice(selectionEnd));
  };
  return (
    <>
      <IconButton icon={SmileIcon} tone="subtle" label={title} onClick={() => setState('open')} />
      {state && (
        <EmojiSheet
          title={title}
          open={state === 'open'}
          onClose={() => setState('closed')}
          onChoose={choose}
        />
      )}
    </>
  );
}
