import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeReader } from './code-reader.ts';

/** `none`: this browser reads no codes. `denied`: its owner, or the system, keeps the camera closed. */
export type CameraStatus = 'starting' | 'running' | 'denied' | 'none';

const PAUSE = 250;
const BACK_CAMERA = { video: { facingMode: 'environment' }, audio: false } as const;

/** Opens the camera, calls `onRead` with each code it sees, and closes it with the component. */
export const useCodeCamera = (
  onRead: (text: string) => void,
): { status: CameraStatus; video: RefObject<HTMLVideoElement | null> } => {
  const [status, setStatus] = useState<CameraStatus>('starting');
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    let isWanted = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const open = async () => {
      const read = await codeReader();
      if (!read) return setStatus('none');
      stream = await navigator.mediaDevices.getUserMedia(BACK_CAMERA);
      if (!isWanted || !video.current) return close();
      video.current.srcObject = stream;
      setStatus('running');
      const look = async () => {
        const value = video.current ? await read(video.current) : undefined;
        if (!isWanted) return;
        if (value !== undefined) latest.current(value);
        timer = setTimeout(() => void look(), PAUSE);
      };
      void look();
    };
    open().catch(() => isWanted && setStatus('denied'));
    return () => {
      isWanted = false;
      clearTimeout(timer);
      close();
    };
  }, []);
  return { status, video };
};
