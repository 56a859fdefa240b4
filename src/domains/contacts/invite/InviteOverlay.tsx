import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { OverPage } from '../../../lib/OverPage.tsx';
import { Invite } from './Invite.tsx';

/** One's own invite code, over any page. */
export function InviteOverlay({ open, onClose }: OverlayProps) {
  const text = useText();
  return (
    <OverPage title={text('friends.invite')} open={open} onClose={onClose}>
      <Invite />
    </OverPage>
  );
}
