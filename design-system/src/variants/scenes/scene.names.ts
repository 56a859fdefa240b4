import { drawingNames } from './drawing.names.ts';

/** What a brand may have drawn in a way of its own: states of lists and pages, the things at the login, and the land behind them. */
export const SCENES = [...drawingNames, 'welcome', 'land'] as const;
export type SceneName = (typeof SCENES)[number];
