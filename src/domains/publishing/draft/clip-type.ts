/** Containers that a clip of a post may come in; the server makes an MP4 of either. */
const CLIP_TYPES = { mp4: 'video/mp4', mov: 'video/quicktime' } as const;
export type ClipExtension = keyof typeof CLIP_TYPES;

/** As `accept` of a field names them. Some file managers know a type by its ending alone. */
export const CLIPS_ACCEPTED = [...Object.values(CLIP_TYPES), '.mov'].join();

export const clipTypeOf = (extension: ClipExtension) => CLIP_TYPES[extension];

/** Undefined for what is no clip. Of what comes without a type, as from some file managers, the name decides. */
export const clipExtensionOf = ({ name, type }: Pick<File, 'name' | 'type'>): ClipExtension | undefined => {
  const extensions = Object.keys(CLIP_TYPES) as ClipExtension[];
  return (
    extensions.find((each) => CLIP_TYPES[each] === type) ??
    extensions.find((each) => name.toLowerCase().endsWith(`.${each}`))
  );
};
