import { Stack } from '@livery/design-system';
import { EmojiPicker, emojiGroups } from '@livery/design-system/emoji';
import { BackSheet } from './BackSheet.tsx';
import { useLanguage } from './intl/language.ts';
import { useText } from './intl/useText.ts';

interface EmojiSheetProps {
  /** What they are chosen for. */
  title: string;
  open: boolean;
  onClose: () => void;
  onChoose: (emoji: string) => void;
}

/** Every emoji there is, to choose one. */
export function EmojiSheet({ title, open, onClose, onChoose }: EmojiSheetProps) {
  const text = useText();
  const { locale } = useLanguage();
  const groups = Object.fromEntries(emojiGroups.map((group) => [group, text(`emoji.${group}`)]));
  return (
    <BackSheet open={open} onClose={onClose} title={title} closeLabel={text('post.close')}>
      <Stack align="center">
        <EmojiPicker
          locale={locale}
          words={{
            search: text('emoji.search'),
            clear: text('emoji.clear'),
            loading: text('emoji.loading'),
            failed: text('emoji.failed'),
            retry: text('feed.error.retry'),
            none: text('emoji.none'),
            recent: text('emoji.recent'),
            results: text('emoji.results'),
            groups: groups as Record<(typeof emojiGroups)[number], string>,
          }}
          onChoose={onChoose}
        />
      </Stack>
    </BackSheet>
  );
}
