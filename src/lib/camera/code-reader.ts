interface DetectedCode {
  rawValue: string;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<DetectedCode[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Reads QR codes out of a running video: the words of the first one in the picture. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader; undefined where it has none, or no camera to read from. */
export const codeReader = async (): Promise<CodeReader | undefined> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector || !navigator.mediaDevices) return undefined;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => {
    // Before the first frame there is nothing to look at.
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
    const [code] = await detector.detect(video).catch((): DetectedCode[] => []);
    return code?.rawValue;
  };
};
