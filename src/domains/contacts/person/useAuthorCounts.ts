import type { AuthorCounts } from '@livery/contract';
import type { ProfileCount } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { shortNumber } from '../../../lib/text/number.ts';

/** Opens an overlay by its name, `<domain>/<overlay>`. */
type OpenOverlay = (name: string) => void;

/** Whom somebody follows, who follows them, and how much of theirs was liked; the first two open as lists. */
export const useAuthorCounts = (counts: AuthorCounts | undefined, open: OpenOverlay): ProfileCount[] => {
  const text = useText();
  const shown = (count: number | undefined) => (count === undefined ? '–' : shortNumber(count));
  return [
    {
      label: text('person.followings'),
      value: shown(counts?.followings),
      onClick: () => open('social/followings'),
    },
    {
      label: text('person.followers'),
      value: shown(counts?.followers),
      onClick: () => open('social/followers'),
    },
    { label: text('person.likes'), value: shown(counts?.likes) },
  ];
};
