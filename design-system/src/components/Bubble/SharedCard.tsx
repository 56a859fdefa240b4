import type { ReactNode } from 'react';
import { Anchor } from '../Link/Link.tsx';

export interface SharedCardProps {
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
export function SharedCard({ media, title, detail, kind, href }: SharedCardProps) {
  const content = (
    <>
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
