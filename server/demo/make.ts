import { makeAvatars } from './make/avatars.ts';
import { makeClips } from './make/film.ts';
import { writeMediaIndex } from './make/mediaIndex.ts';
import { makePictures } from './make/pictures.ts';
import { makeVoices } from './make/voices.ts';

/** Makes all demo media from the drawings. `node server/demo/make.ts [avatars|pictures [name…]|clips [name…]|voices|index]`. */
const [step = 'all', ...names] = process.argv.slice(2);
const steps: Record<string, () => Promise<void>> = {
  avatars: makeAvatars,
  pictures: () => makePictures(names.length > 0 ? names : undefined),
  clips: () => makeClips(names),
  voices: makeVoices,
  index: writeMediaIndex,
};

const chosen = step === 'all' ? Object.values(steps) : [steps[step]];
for (const run of chosen) {
  if (!run) throw new Error(`unknown step "${step}": use one of ${Object.keys(steps).join(', ')}`);
  await run();
}
