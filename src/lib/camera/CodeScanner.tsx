import { Alert, Stack, Text } from '@livery/design-system';
import { Viewfinder } from '@livery/design-system/qr';
import { type CameraStatus, useCodeCamera } from './useCodeCamera.ts';

interface CodeScannerProps {
  /** Name of the camera's picture. */
  cameraLabel: string;
  /** Under the picture, or in its place. */
  words: Record<CameraStatus, string>;
  /** What is wrong with the code that was read. */
  problem?: string | undefined;
  onRead: (text: string) => void;
}

/** The camera with what it waits for, or why there is none. */
export function CodeScanner({ cameraLabel, words, problem, onRead }: CodeScannerProps) {
  const { status, video } = useCodeCamera(onRead);
  const isOpen = status === 'starting' || status === 'running';
  return (
    <Stack gap="lg">
      {isOpen && <Viewfinder label={cameraLabel} video={video} />}
      {isOpen ? (
        <Text as="p" tone="secondary" align="center" wrap="balance">
          {words[status]}
        </Text>
      ) : (
        <Alert tone="info">{words[status]}</Alert>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
    </Stack>
  );
}
