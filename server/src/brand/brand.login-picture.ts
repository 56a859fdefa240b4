import { loginPictureCss } from '@livery/design-system/variants';
import { publicFile } from './brand.assets.ts';
import type { BrandFolder } from './brand.folder.ts';
import { PHOTO_ENDINGS, readPhoto } from './brand.photo.ts';
import type { BrandConfig } from './brand.schema.ts';
import { type PublicFile, publicUrl } from './brand.ts';

/** Names that the picture may have; the first that is there counts. */
export const LOGIN_PICTURES: readonly string[] = PHOTO_ENDINGS.map((ending) => `pictures/login.${ending}`);

export interface LoginPicture {
  readonly path: string;
  readonly content: Buffer;
}

/** The photograph that stands at the login in the place of its drawing; undefined without one, or with a finding. */
export async function readLoginPicture(
  folder: BrandFolder,
  config: BrandConfig | undefined,
): Promise<LoginPicture | undefined> {
  const [path] = (await folder.list('pictures')).filter((each) => LOGIN_PICTURES.includes(each));
  if (path === undefined) return undefined;
  if (config?.variants?.login === 'card') {
    folder.refuse('brand.json', {
      field: 'variants.login',
      why: `it is a card without a picture, so ${path} would be seen by nobody`,
      remedy: `write "full" to have the picture behind the form, or take ${path} away`,
      suggestion: 'full',
    });
    return undefined;
  }
  const content = await readPhoto(folder, path, 'at the login');
  return content && { path, content };
}

/** It is served beside the others of its files; the rules that show it. Nothing is written on it: forms have a ground of their own. */
export function dressLoginPicture(
  { id, variants }: BrandConfig,
  files: Map<string, PublicFile>,
  picture: LoginPicture | undefined,
): string {
  if (picture === undefined) return '';
  files.set(picture.path, publicFile(picture.path, picture.content));
  return loginPictureCss(publicUrl({ id, files }, picture.path), variants ?? {});
}
