import type { ReactNode } from 'react';
import { Anchor } from '../Link/Link.tsx';

export interface SharedCardProps {
  /** Over the words: a `MediaFrame`. */
  cover?: ReactNode;
  /** An `Avatar`, or an `Icon` in its stead. */
  media: ReactNode;
  title: string;
  detail?: string;
  /** What it is: "Contact card". */
  kind: string;
  /** Where it leads; without it there is nothing to open any more. */
  href?: string;
}

/** A shared contact, profile or post. Stands in a `Bubble`. */
export function SharedCard({ cover, media, title, detail, kind, href }: SharedCardProps) {
  const content = (
    <>
      {cover && <span className="block pb-2">{cover}</span>}
      <span className="flex items-center gap-3 pb-2">
        {media}
        <span className="flex min-w-0 flex-col gap-0.5">
          <b className="line-clamp-2 leading-snug font-strong">{title}</b>
          {detail && <span className="line-clamp-2 text-caption leading-snug">{detail}</span>}
        </span>
      </span>
      <span className="block border-t border-current-soft pt-1.5 text-caption leading-snug">{kind}</span>
    </>
  );
  const className = 'block w-50 max-w-full text-start';
  if (href === undefined) return <div className={className}>{content}</div>;
  return (
    <Anchor href={href} className={className}>
      {content}
    </Anchor>
  );
}
