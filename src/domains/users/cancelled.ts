import { NOT_CANCELLED } from '@livery/contract';

/** The account is closed: what it said stays, and nobody reads what is sent to it. */
export const isCancelled = ({ delete_at }: { delete_at: string }): boolean => delete_at !== NOT_CANCELLED;
