import { afterEach, expect, test, vi } from 'vitest';
import { playAlone } from './play-alone.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('whatever else is heard on the page pauses; a silent clip goes on', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const [voice, loud, silent] = ['audio', 'video', 'video'].map((name) =>
    document.body.appendChild(document.createElement(name)),
  ) as [HTMLMediaElement, HTMLMediaElement, HTMLMediaElement];
  silent.muted = true;
  playAlone(voice);
  expect(pause.mock.contexts).toEqual([loud]);
  playAlone(silent);
  expect(pause).toHaveBeenCalledOnce();
});
