import sharp from 'sharp';
import { type GradeName, grade, isGrade } from './grades.ts';
import { mediaFile } from './paths.ts';
import { PICTURES, VIEWS } from './pictures.list.ts';
import { drawScene, openScene, type Scene, type Window } from './scene.ts';

/** Ratios by the two digits used in file names: width over height, and the pixel width drawn. */
const RATIOS: Record<string, { ratio: number; width: number }> = {
  '43': { ratio: 4 / 3, width: 1080 },
  '11': { ratio: 1, width: 900 },
  '45': { ratio: 4 / 5, width: 960 },
  '34': { ratio: 3 / 4, width: 900 },
};

interface Picture {
  file: string;
  scene: string;
  view: string;
  ratio: number;
  width: number;
  grade: GradeName | undefined;
}

const parse = (line: string): Picture => {
  const [scene = '', view = '', shape = '', tone] = line.trim().split(/\s+/);
  const size = RATIOS[shape];
  if (!size) throw new Error(`unknown ratio in "${line}"`);
  if (tone !== undefined && !isGrade(tone)) throw new Error(`unknown grading in "${line}"`);
  const file = `${[scene, view === 'full' ? undefined : view, shape, tone].filter(Boolean).join('-')}.webp`;
  return { file, scene, view, ...size, grade: tone };
};

export const pictures = (): Picture[] =>
  PICTURES.split(/·|\n/)
    .filter((line) => line.trim() !== '')
    .map(parse);

/** The part of the scene that a picture shows, kept inside the drawing. */
const windowOf = (picture: Picture, scene: Scene): Window => {
  const view = VIEWS[`${picture.scene}-${picture.view}`];
  if (!view && picture.view !== 'full') throw new Error(`no view ${picture.view} of ${picture.scene}`);
  const [x, y, wanted] = view ?? [scene.width / 2, scene.height / 2, scene.width];
  const width = Math.min(wanted, scene.width, scene.height * picture.ratio);
  const height = width / picture.ratio;
  const within = (middle: number, size: number, limit: number) =>
    Math.min(Math.max(middle - size / 2, 0), limit - size);
  return { x: within(x, width, scene.width), y: within(y, height, scene.height), width, height };
};

/** Draws the pictures whose file name starts with one of the given names, or all. */
export const makePictures = async (names: readonly string[] = ['']): Promise<void> => {
  for (const picture of pictures().filter(({ file }) => names.some((name) => file.startsWith(name)))) {
    const scene = openScene(picture.scene);
    const svg = drawScene(scene, scene.nodes, windowOf(picture, scene), picture.width);
    await grade(sharp(svg), picture.grade)
      .removeAlpha()
      .webp({ quality: 74, effort: 5 })
      .toFile(mediaFile(picture.file));
  }
};
