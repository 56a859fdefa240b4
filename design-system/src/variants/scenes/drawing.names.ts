export const drawingNames = ['messages', 'connection', 'pictures', 'people', 'search', 'wallet'] as const;
export type DrawingName = (typeof drawingNames)[number];
