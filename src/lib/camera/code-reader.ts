interface DetectedCode {
  rawValue: string;
}

interface Detector {
  detect(source: HTMLVideoElement | ImageBitmap): Promise<DetectedCode[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Reads QR codes out of a running video: the words of the first one in the picture. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own; undefined where it has none. */
const codeDetector = async (): Promise<Detector | undefined> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return undefined;
  return new BarcodeDetector({ formats: ['qr_code'] });
};

/** Whether the browser reads codes at all, out of a picture too. */
export const canReadCodes = async (): Promise<boolean> => (await codeDetector()) !== undefined;

/** The words of the QR code in a picture; undefined without one. Ask `canReadCodes` before. */
export const readCodeIn = async (file: Blob): Promise<string | undefined> => {
  const detector = await codeDetector();
  if (!detector) return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  const [code] = picture ? await detector.detect(picture).catch((): DetectedCode[] => []) : [];
  picture?.close();
  return code?.rawValue;
};

/** The browser's own reader; undefined where it has none, or no camera to read from. */
export const codeReader = async (): Promise<CodeReader | undefined> => {
  const detector = navigator.mediaDevices ? await codeDetector() : undefined;
  if (!detector) return undefined;
  return async (video) => {
    // Before the first frame there is nothing to look at.
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
    const [code] = await detector.detect(video).catch((): DetectedCode[] => []);
    return code?.rawValue;
  };
};
