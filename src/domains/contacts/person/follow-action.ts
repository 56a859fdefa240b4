import type { AuthorProfile } from '@livery/contract';
import type { ReactNode } from 'react';

/** Draws the button that follows somebody: following belongs to the feed, which stands above this domain. */
export type FollowAction = (author: AuthorProfile) => ReactNode;
