import { LIMITS } from '@livery/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useChat } from '../../useChat.ts';
import { prepareVoice } from '../../voice/prepare-voice.ts';
import { NoMicrophone, type Recording, startRecording } from '../../voice/recording.ts';

const TICK = 100;

/** Records from the first moment on; `seconds` is undefined until the microphone is open. */
export const useRecorder = (groupId: string, onEnd: () => void) => {
  const { uploads } = useChat();
  const { alerts, toasts } = useStores();
  const [recording, setRecording] = useState<Recording>();
  const [seconds, setSeconds] = useState<number>();

  const refuse = useEffectEvent((error: unknown) => {
    const problem = error instanceof NoMicrophone ? error.problem : 'none';
    alerts.show({ id: problem === 'denied' ? 'room.voice.denied' : 'room.voice.none' });
    onEnd();
  });
  useEffect(() => {
    let isWanted = true;
    let opened: Recording | undefined;
    startRecording().then(
      (started) => {
        opened = started;
        if (!isWanted) return started.cancel();
        setRecording(started);
        setSeconds(0);
      },
      (error: unknown) => isWanted && refuse(error),
    );
    return () => {
      isWanted = false;
      opened?.cancel();
    };
  }, []);

  const send = async (recording: Recording) => {
    onEnd();
    try {
      const voice = await prepareVoice(await recording.stop());
      if (voice) uploads.add(groupId, voice);
      else toasts.show({ id: 'room.voice.short' });
    } catch {
      toasts.show({ id: 'room.upload.refused' }, 'error');
    }
  };
  const sendFull = useEffectEvent((recording: Recording) => void send(recording));
  useEffect(() => {
    if (!recording) return;
    const timer = setInterval(() => {
      const passed = recording.seconds();
      setSeconds(passed);
      if (passed < LIMITS.voiceSeconds) return;
      // What ends it may take a busy page longer than the next tick.
      clearInterval(timer);
      sendFull(recording);
    }, TICK);
    return () => clearInterval(timer);
  }, [recording]);

  return { seconds, send: () => recording && void send(recording) };
};
