/**
 * How far the copy of a conversation's last activity that its members carry may be behind (an interval of PostgreSQL).
 * The list reads this much further than it shows; in return a busy group rewrites its members only now and then.
 */
export const ACTIVITY_LAG = '5 minutes';
