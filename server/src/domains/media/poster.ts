/** Where the still of a video stands. */
export const posterOf = (filePath: string): string => filePath.replace(/\.mp4$/, '.poster.jpg');
