const QUALITY = 0.92;

/** The drawn window as a file. Rejects when the browser cannot make one. */
export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/jpeg',
      QUALITY,
    );
  });

/** Decodes a chosen file, upright; undefined when it is no picture that this browser can read. */
export const readPicture = async (file: Blob): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
};
