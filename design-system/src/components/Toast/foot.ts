import { vars } from '../../theme/contract.ts';

/** What stands at the foot of the screen goes by this name. */
export const FOOT = '--foot';

/** How much of the page a card over the foot takes, for pages that leave it so much. */
export const FOOT_ROOM = '--foot-room';

/** Where a bar may be, in browsers that cannot tell. */
export const barHeight = `calc(${vars.density.bar} + 8px + env(safe-area-inset-bottom))`;

/** Over whatever stands at the foot; where nothing does, so high. */
export const overFoot = (without: string): string => `anchor(${FOOT} top, ${without})`;
