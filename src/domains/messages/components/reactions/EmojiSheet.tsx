import { Stack } from '@livery/design-system';
import { EmojiPicker, emojiGroups } from '@livery/design-system/emoji';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { useLanguage } from '../../../../lib/intl/language.ts';
import { useText } from '../../../../lib/intl/useText.ts';

interface EmojiSheetProps {
  open: boolean;
  onClose: () => void;
  onChoose: (emoji: string) => void;
}

/** Every emoji there is, to react with. */
export function EmojiSheet({ open, onClose, onChoose }: EmojiSheetProps) {
  const text = useText();
  const { locale } = useLanguage();
  const groups = Object.fromEntries(emojiGroups.map((group) => [group, text(`room.emoji.${group}`)]));
  return (
    <BackSheet open={open} onClose={onClose} title={text('room.react')} closeLabel={text('room.close')}>
      <Stack align="center">
        <EmojiPicker
          locale={locale}
          words={{
            search: text('room.emoji.search'),
            clear: text('chat.search.clear'),
            loading: text('room.emoji.loading'),
            failed: text('room.emoji.failed'),
            retry: text('chat.error.retry'),
            none: text('room.emoji.none'),
            recent: text('room.emoji.recent'),
            results: text('room.emoji.results'),
            groups: groups as Record<(typeof emojiGroups)[number], string>,
          }}
          onChoose={onChoose}
        />
      </Stack>
    </BackSheet>
  );
}
