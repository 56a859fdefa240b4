const KB = 1024;
const MB = 1024 * KB;

/** A size in the unit it is said in; bytes are whole, the others have two decimals (product.md section 9). */
export type FileSize = { unit: 'bytes'; count: number } | { unit: 'KB' | 'MB'; figure: string };

export const fileSizeOf = (bytes: number): FileSize => {
  if (bytes < KB) return { unit: 'bytes', count: bytes };
  // 1,048,575 bytes are 1.00 MB, not 1024.00 KB.
  if (Number((bytes / KB).toFixed(2)) < KB) return { unit: 'KB', figure: (bytes / KB).toFixed(2) };
  return { unit: 'MB', figure: (bytes / MB).toFixed(2) };
};
