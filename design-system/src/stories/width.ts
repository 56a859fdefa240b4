import { fromScreen } from '../tailwind/screens.ts';

/** From here on a screen has room for a rail and a second pane. */
export const isWide = (): boolean => matchMedia(fromScreen('tablet')).matches;
