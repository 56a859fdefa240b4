const qrSizes = ['md', 'lg'] as const;
export type QrSize = (typeof qrSizes)[number];

export const qrSizeClass: Record<QrSize, string> = { md: 'size-40', lg: 'size-50' };
