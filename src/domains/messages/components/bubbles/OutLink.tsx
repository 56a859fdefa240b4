import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useState } from 'react';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import { linkRule } from '../../../../lib/text/link-rule.ts';
import type { Piece } from './words.ts';

const LeaveQuestion = lazily(() => import('./LeaveQuestion.tsx'), 'LeaveQuestion', { failed: overlayFailed });

export type LinkPiece = Extract<Piece, { kind: 'link' | 'host' }>;

/** A way out, to a page of its own; one that leads elsewhere than it seems to asks first. */
export function OutLink({ text, href, leadsTo }: LinkPiece) {
  /** Undefined until it was first asked. */
  const [isAsking, setAsking] = useState<boolean>();
  const handleClick = (event: MouseEvent) => {
    // The button of the context menu leads nowhere.
    if (leadsTo === undefined || event.button === 2) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-4"
        onClick={handleClick}
        onAuxClick={handleClick}
      >
        {text}
      </a>
      {isAsking !== undefined && leadsTo !== undefined && (
        <LeaveQuestion open={isAsking} href={href} leadsTo={leadsTo} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** A host without `https://`: a link where the rule, which both sides have, takes it for one. */
export const HostLink = observer(function HostLink(piece: LinkPiece) {
  useEffect(() => void linkRule.load(), []);
  return linkRule.finds(piece.text) ? <OutLink {...piece} /> : piece.text;
});
