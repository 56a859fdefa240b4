/** The camera of a story, and what its browser reads there: no machine that draws stories has one. Each returns how to undo it. */

type Undo = () => void;

const withOwn = (target: object, name: string, value: unknown): Undo => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
};

const withReader = (words: readonly string[]): Undo =>
  withOwn(
    globalThis,
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => words.map((rawValue) => ({ rawValue }));
    },
  );

const withCamera = (open: () => Promise<MediaStream>): Undo =>
  withOwn(navigator.mediaDevices, 'getUserMedia', open);

/** Nothing to be seen. */
const darkRoom = async (): Promise<MediaStream> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 320, height: 240 });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  const stream = canvas.captureStream();
  const [track] = stream.getTracks();
  // A canvas gives a frame when it is drawn.
  const frames = setInterval(() => {
    if (track?.readyState !== 'live') return clearInterval(frames);
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }, 100);
  return stream;
};

const both =
  (first: () => Undo, second: () => Undo): (() => Undo) =>
  () => {
    const undo = [first(), second()];
    return () => {
      for (const one of undo) one();
    };
  };

/** An open camera in whose picture a code says these words; none without. */
export const seesCode = (words?: string): (() => Undo) =>
  both(
    () => withReader(words === undefined ? [] : [words]),
    () => withCamera(darkRoom),
  );

/** Its owner has said no. */
export const keepsCameraClosed = both(
  () => withReader([]),
  () => withCamera(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
);

/** A browser that reads no codes. */
export const readsNoCodes = (): Undo => withOwn(globalThis, 'BarcodeDetector', undefined);
