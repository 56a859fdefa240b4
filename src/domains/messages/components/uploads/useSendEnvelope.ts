import { ChatType, type Group } from '@livery/contract';
import { useStores } from '../../../../lib/stores/stores.ts';
import { isMuted } from '../../abilities.model.ts';
import { useOpenOverlay } from '../overlays/open-overlay.ts';

/** The way to send a red envelope; undefined where the brand has no kind for this conversation, or one may not write there. */
export const useSendEnvelope = (group: Group | undefined): (() => void) | undefined => {
  const { lucky, minesweeper } = useStores().brand.features.envelopes;
  const open = useOpenOverlay();
  if (!group || isMuted(group)) return undefined;
  // Mines lie among several people.
  const hasKind = lucky || (minesweeper && group.type === ChatType.GROUP);
  return hasKind ? () => open({ name: 'envelopes/send', of: group.id }) : undefined;
};
