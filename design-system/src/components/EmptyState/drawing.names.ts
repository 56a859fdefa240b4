export const drawingNames = ['messages', 'connection', 'pictures', 'people', 'search'] as const;
export type DrawingName = (typeof drawingNames)[number];
