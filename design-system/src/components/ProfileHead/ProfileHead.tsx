import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './ProfileHead.css.ts';

export interface ProfileCount {
  /** What is counted, as it stands under the number. */
  label: string;
  value: string;
  /** Opens who or what is counted; without it the number stands alone. */
  onClick?: () => void;
}

export interface ProfileHeadProps {
  /** An `Avatar` of the size `xl`, or a button with one. */
  avatar: ReactNode;
  name: string;
  /** Under the name: the account ID, a name of their own, a `Tag`. */
  detail?: ReactNode;
  /** What they say of themselves. */
  bio?: string;
  counts?: readonly ProfileCount[];
  /** One is primary. */
  actions?: ReactNode;
  /** A notice, under all. */
  children?: ReactNode;
}

function Count({ label, value, onClick }: ProfileCount) {
  const content = (
    <>
      <span className="text-lead leading-snug font-strong text-primary tabular-nums">{value}</span>
      <span className="text-caption leading-snug text-secondary">{label}</span>
    </>
  );
  const look = 'flex min-h-11 min-w-11 flex-col items-start justify-center gap-0.5';
  if (!onClick) return <span className={look}>{content}</span>;
  return (
    <button type="button" onClick={onClick} className={`${look} rounded-control`}>
      {content}
    </button>
  );
}

/** The head of somebody's page: cover, picture, names, numbers and what one does with them. Once a page. */
export function ProfileHead({ avatar, name, detail, bio, counts, actions, children }: ProfileHeadProps) {
  return (
    <div className="flex flex-col">
      <div aria-hidden className={`part-cover h-24 rounded-card desktop:h-40 ${css.cover}`} />
      <div className="part-profile -mt-10 flex flex-wrap items-end gap-x-4 gap-y-3 px-gutter">
        <div className="flex grow">
          <span className="rounded-avatar-xl bg-base p-1">{avatar}</span>
        </div>
        {/* Beside the picture where there is room, under the numbers where there is none. */}
        {actions && (
          <div className="part-actions order-last flex w-full flex-wrap items-center gap-2 desktop:order-none desktop:w-auto">
            {actions}
          </div>
        )}
        <div className="flex w-full min-w-0 flex-col gap-1">
          <Heading level={2} size="heading" lines={2}>
            {name}
          </Heading>
          {detail}
          {bio && <p className="text-body leading-body text-pretty break-words text-primary">{bio}</p>}
        </div>
        {counts && (
          <div className="flex w-full gap-6">
            {counts.map((count) => (
              <Count key={count.label} {...count} />
            ))}
          </div>
        )}
      </div>
      {children && <div className="pt-3">{children}</div>}
    </div>
  );
}
