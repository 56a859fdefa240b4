/** `none`: there is no microphone, or this browser records none. */
export type MicrophoneProblem = 'denied' | 'none';

export class NoMicrophone extends Error {
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem) {
    super(problem);
    this.problem = problem;
  }
}

const REFUSALS = new Set(['NotAllowedError', 'SecurityError']);

const openMicrophone = async (): Promise<MediaStream> => {
  if (!navigator.mediaDevices || !globalThis.MediaRecorder) throw new NoMicrophone('none');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    throw new NoMicrophone(error instanceof Error && REFUSALS.has(error.name) ? 'denied' : 'none');
  }
};

/** An open microphone and its recording. */
export interface Recording {
  /** Seconds so far. */
  seconds(): number;
  /** Closes the microphone; returns the recording in the format of this browser. */
  stop(): Promise<Blob>;
  /** Closes the microphone and forgets. */
  cancel(): void;
}

/** Opens the microphone; the browser asks its owner the first time. @throws NoMicrophone */
export const startRecording = async (): Promise<Recording> => {
  const stream = await openMicrophone();
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve) =>
    recorder.addEventListener('stop', () => resolve(), { once: true }),
  );
  recorder.start();
  const startedAt = performance.now();
  const close = () => {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  return {
    seconds: () => (performance.now() - startedAt) / 1000,
    cancel: close,
    stop: async () => {
      close();
      await ended;
      return new Blob(parts, { type: recorder.mimeType });
    },
  };
};
