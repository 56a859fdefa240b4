import { fromScreen } from '../tailwind/screens.ts';

/** From here on a screen fits a rail and a second pane. */
export const isWide = (): boolean => matchMedia(fromScreen('tablet')).matches;
